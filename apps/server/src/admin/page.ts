/** The admin page: plain forms, no script. For those who run the server, in English. */
import type { AuditLine, Report } from '@quayside/store'
import type { adminTable } from './actions.ts'

type TableFacts = NonNullable<Awaited<ReturnType<typeof adminTable>>>

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function page(title: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>${escaped(title)}</h1>
<p><a href="/admin">Reports</a></p>
${parts.join('\n')}
</body></html>
`
}

const when = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

/** One button that does one thing about one thing. */
function deed(action: string, about: string, label: string): string {
  return `<form method="post" action="/admin"><input type="hidden" name="action" value="${action}">
<input type="hidden" name="about" value="${escaped(about)}"><input name="note" aria-label="Why" placeholder="why">
<button>${escaped(label)}</button></form>`
}

function reportRow(report: Report): string {
  const { table, id, guest, about, text, at, settled } = report
  return `<tr><td>${when(at)}</td><td><a href="/admin/tables/${escaped(table)}">${escaped(table)}</a></td>
<td>${escaped(guest)}</td><td>${escaped(about)}</td><td>${escaped(text)}</td>
<td>${settled === null ? deed('settle', `${table}/${id}`, 'Settled') : `settled ${when(settled)}`}
${deed('ban', about, `Shut ${about} out`)}</td></tr>`
}

function auditRow({ at, who, action, about, note }: AuditLine): string {
  return `<tr><td>${when(at)}</td><td>${escaped(who)}</td><td>${escaped(action)}</td><td>${escaped(about)}</td><td>${escaped(note)}</td></tr>`
}

const rows = (heads: readonly string[], body: readonly string[]) =>
  `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table>`

export function mainPage(reports: readonly Report[], audit: readonly AuditLine[]): string {
  const byHand = ['close', 'ban', 'unban', 'forget'].map(
    (action) => `<form method="post" action="/admin"><input type="hidden" name="action" value="${action}">
<label>${action} <input name="about" required placeholder="${action === 'close' ? 'table' : 'guest'}"></label>
<input name="note" aria-label="Why" placeholder="why"><button>${action}</button></form>`,
  )
  return page('Quayside: reports', [
    rows(['When', 'Table', 'By', 'About', 'Text', ''], reports.map(reportRow)),
    '<h2>By hand</h2>',
    ...byHand,
    '<h2>What was done</h2>',
    rows(['When', 'Who', 'Action', 'About', 'Note'], audit.map(auditRow)),
  ])
}

export function tablePage({ id, title, room, log, chat }: TableFacts): string {
  const seats = room.seats.map(
    ({ kind, name, guest, resigned }, i) =>
      `<tr><td>${i}</td><td>${escaped(kind)}</td><td>${escaped(name)}</td><td>${escaped(guest ?? '')}</td><td>${resigned ? 'resigned' : ''}</td></tr>`,
  )
  const lines = log.map(({ seq, text, at }) => `${seq} ${at === null ? '' : when(at)} ${text}`)
  const said = chat.map(({ at, guest, name, text }) => `${when(at)} ${name} (${guest}): ${text}`)
  return page(`${title}: table ${id}`, [
    `<p>${escaped(room.status)}, host ${escaped(room.host)}</p>`,
    rows(['Seat', 'Kind', 'Name', 'Guest', ''], seats),
    deed('close', id, 'Close this table'),
    `<h2>Chat</h2><pre>${escaped(said.join('\n'))}</pre>`,
    `<h2>Log</h2><pre>${escaped(lines.join('\n'))}</pre>`,
  ])
}
