/** A certificate of our own for `localhost`, good until the next century. Nobody but the tests believes it. */

const pem = (kind: string, lines: readonly string[]) =>
  `-----BEGIN ${kind}-----\n${lines.join('\n')}\n-----END ${kind}-----\n`

export const CERTIFICATE = pem('CERTIFICATE', [
  'MIIBmjCCAUGgAwIBAgIUTEUY5wqB651LYgFxWysL3yvcvgkwCgYIKoZIzj0EAwIw',
  'FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExODA1MDk0OFoYDzIxMjYxMDI1',
  'MDUwOTQ4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO',
  'PQMBBwNCAAS3vXv9oGz79B1aCwTHdUB7C8/dqi2I2ZDXN3UyMGZReujQFe/7fVqu',
  'xBs3nZ96zgl8VCZ8fSAGcWPEkmV2z49Lo28wbTAdBgNVHQ4EFgQUTHtuGZ6RHz2U',
  '7R7tpaQJQyR7Zn0wHwYDVR0jBBgwFoAUTHtuGZ6RHz2U7R7tpaQJQyR7Zn0wDwYD',
  'VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI',
  'zj0EAwIDRwAwRAIgQzkH0QnXD6TBK/K5zvtNTisQRBkzgMJVlvBRuLWCieoCIEDj',
  'vzTQvYuAx6uQjIkuUdfmPo3TOuwumz4UXaTcZVoJ',
])

export const CERTIFICATE_KEY = pem('PRIVATE KEY', [
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQguxP95U0BPH4senq1',
  'nMzb/s5q4F0txENXK8p6O45m3hWhRANCAAS3vXv9oGz79B1aCwTHdUB7C8/dqi2I',
  '2ZDXN3UyMGZReujQFe/7fVquxBs3nZ96zgl8VCZ8fSAGcWPEkmV2z49L',
])
