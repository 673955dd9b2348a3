/** What the reports share: one self-contained HTML page with plots as plain SVG that need no script. */

export const PLOT_COLOURS = ['#a3195f', '#2b62a0', '#3f8052', '#da7a22', '#704a91']

export function safe(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** `title` is plain text, `body` is HTML. */
export function reportPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(title)}</title>
<style>
body{font:15px/1.5 system-ui,sans-serif;color:#20303c;background:#f5ecda;margin:24px auto;max-width:860px;padding:0 16px}
h1,h2{font-family:Georgia,serif;line-height:1.2}div{overflow-x:auto}table{border-collapse:collapse;width:100%;white-space:nowrap}
th,td{border-top:1px solid #d0c2a4;padding:6px 10px;text-align:right}th:first-child,td:first-child{text-align:left}
svg{width:100%;height:auto;background:#fcf7ec;border:1px solid #d0c2a4}text{font:12px system-ui,sans-serif;fill:#20303c}
</style>
<h1>${safe(title)}</h1>
${body}
</html>
`
}
