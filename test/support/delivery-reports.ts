// Reports as other servers write them.

export interface Told {
  readonly to: string
  readonly action?: string
  readonly status?: string
  readonly said?: string
}

/** As Postfix writes it, with the head of the letter it is about. */
export const deliveryReport = ({ to, action = 'failed', status = '5.1.1', said }: Told): string =>
  [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.example.net (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    `To: ${to}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="4Xabc.17/mx.example.net"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4Xabc.17/mx.example.net',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--4Xabc.17/mx.example.net',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    'X-Postfix-Queue-ID: 4Xabc',
    'Arrival-Date: Mon,  1 Mar 2027 18:30:00 +0000 (UTC)',
    '',
    'Final-Recipient: rfc822; ada.secret@example.net',
    'Original-Recipient: rfc822;ada.secret@example.net',
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mailbox.example.net',
    ...(said === ''
      ? []
      : [`Diagnostic-Code: smtp; ${said ?? `550 ${status} <ada.secret@example.net>: No such user`}`]),
    '    here, ask ada.secret@example.net',
    '',
    '--4Xabc.17/mx.example.net',
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    `Return-Path: <${to}>`,
    'Subject: An evening has begun',
    '',
    '--4Xabc.17/mx.example.net--',
    '',
  ].join('\r\n')

/** As a mail service that hands on complaints writes it (RFC 5965). */
export const complaintReport = (to: string, { type = 'abuse', about = to } = {}): string =>
  [
    'From: <feedback@example.net>',
    `To: <${to}>`,
    'Subject: FW: An evening has begun',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain; charset="US-ASCII"',
    '',
    'This is an email abuse report.',
    '',
    '--part',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    `Original-Mail-From: <${about}>`,
    'Original-Rcpt-To: <ada.secret@example.net>',
    '',
    '--part',
    'Content-Type: message/rfc822',
    'Content-Disposition: inline',
    '',
    'From: Herald <herald@example.org>',
    'Subject: An evening has begun',
    '',
    'All seats are taken.',
    '--part--',
    '',
  ].join('\r\n')
