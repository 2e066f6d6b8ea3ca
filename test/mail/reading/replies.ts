// Replies as programs that people have write them, each with the line that is its writer's own. Written by hand after the
// forms of those programs; the letter they quote is ours.

const b64 = (text: string) =>
  Buffer.from(text)
    .toString('base64')
    .replace(/.{1,76}/g, '$&\r\n')

const plain = (body: string, type = 'text/plain; charset=utf-8', encoding = '8bit') =>
  `Content-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}`
const html = (body: string) => plain(body, 'text/html; charset=utf-8')
const lines = (...all: string[]) => all.join('\r\n')
const both = (text: string, page: string) =>
  lines('Content-Type: multipart/alternative; boundary="b1"', '', '--b1', plain(text), '--b1', html(page), '--b1--', '')

const QUOTE = lines('> Year 2 of 9. What do you do?', '>', '> Reply with six words.', '> -- ', '> Herald')

/** What it is, the mail from its Content-Type on, and the line. */
export const REPLIES: readonly (readonly [name: string, mail: string, line: string | undefined])[] = [
  ['a line', plain('red act wait wait wait wait'), 'red act wait wait wait wait'],
  ['a line after empty ones, with blanks around it', plain('\r\n \u00a0\r\n  red  act \u00a0\r\n'), 'red  act'],
  [
    'quoted-printable with a soft break',
    plain('red act wait =\r\nwait =E2=80=93 wait', undefined, 'quoted-printable'),
    'red act wait wait – wait',
  ],
  ['base64', plain(b64('für act wait\r\n'), undefined, 'base64'), 'für act wait'],
  ['Latin-1', plain('gr=FCn handeln', 'text/plain; charset=iso-8859-1', 'quoted-printable'), 'grün handeln'],
  [
    'flowed text, broken after a blank',
    plain('E1 E7/E2 C \r\npass\r\n\r\n> quoted \r\n> text', 'text/plain; charset=utf-8; format=flowed'),
    'E1 E7/E2 C pass',
  ],
  ['flowed text, DelSp', plain('E1 E7/E \r\n2 pass', 'text/plain; format=flowed; delsp=yes'), 'E1 E7/E2 pass'],
  [
    'Gmail, English',
    plain(lines('red act wait', '', 'On Wed, Nov 18, 2026 at 12:08 PM Herald <herald@example.org> wrote:', '', QUOTE)),
    'red act wait',
  ],
  [
    'Gmail, broken over lines, below the quote',
    plain(
      lines(
        'On Wed, Nov 18, 2026 at 12:08 PM Herald of the Long Game',
        '<herald@example.org> wrote:',
        '',
        QUOTE,
        '',
        'red act wait',
      ),
    ),
    'red act wait',
  ],
  [
    'Gmail, German',
    plain(
      lines('rot handeln', '', 'Am Mi., 18. Nov. 2026 um 12:08 Uhr schrieb Herald <herald@example.org>:', '', QUOTE),
    ),
    'rot handeln',
  ],
  [
    'Gmail, German, on a telephone, below the quote',
    plain(lines('Herald <herald@example.org> schrieb am Mi., 18. Nov. 2026, 12:08:', '', QUOTE, '', 'rot handeln')),
    'rot handeln',
  ],
  [
    'Gmail of old, German',
    plain(lines('2016-11-18 12:08 GMT+01:00 Herald <herald@example.org>:', '', QUOTE, '', 'rot')),
    'rot',
  ],
  [
    'Thunderbird, below the quote, with a signature',
    plain(
      lines(
        'Am 18.11.26 um 12:08 schrieb Herald:',
        QUOTE,
        '',
        'rot handeln warten',
        '',
        '-- ',
        'Ada Lovelace',
        'rot blau',
      ),
    ),
    'rot handeln warten',
  ],
  [
    'Thunderbird, between what it quotes',
    plain(lines('On 11/18/26 12:08, Herald wrote:', '> Year 2', 'red act', '> Reply', 'thanks')),
    'red act',
  ],
  [
    'an answer right above what leads to the quote',
    plain(lines('3 1 4 2', 'On Wed, Nov 18, 2026 at 12:08 PM Herald', '<herald@example.org> wrote:', QUOTE)),
    '3 1 4 2',
  ],
  [
    'Apple Mail',
    plain(lines('red act', '', '> On 18 Nov 2026, at 12:08, Herald <herald@example.org> wrote:', '> ', QUOTE)),
    'red act',
  ],
  [
    'an iPhone, below its signature',
    plain(
      lines(
        'Sent from my iPhone',
        '',
        '> On 18 Nov 2026, at 12:08, Herald <h@example.org> wrote:',
        QUOTE,
        '',
        'red act',
      ),
    ),
    'red act',
  ],
  [
    'an iPhone, German',
    plain(
      lines(
        'rot handeln',
        '',
        'Von meinem iPhone gesendet',
        '',
        '> Am 18.11.2026 um 12:08 schrieb Herald <h@example.org>:',
        QUOTE,
      ),
    ),
    'rot handeln',
  ],
  [
    'Outlook, English',
    plain(
      lines(
        'red act wait',
        '',
        'Kind regards',
        '',
        '-----Original Message-----',
        'From: Herald <herald@example.org>',
        'Sent: Wednesday',
        'blue blue',
      ),
    ),
    'red act wait',
  ],
  [
    'Outlook, German, with nothing above',
    plain(
      lines(
        '',
        'Von: Herald <herald@example.org>',
        'Gesendet: Mittwoch, 18. November 2026 12:08',
        'An: Ada',
        'Betreff: Jahr 2',
        '',
        'rot rot',
      ),
    ),
    undefined,
  ],
  [
    'Outlook on the web, with a line of underlines',
    plain(
      lines(
        'red act',
        '',
        '________________________________',
        'From: Herald',
        'Sent: Wednesday',
        'To: Ada',
        '',
        'blue',
      ),
    ),
    'red act',
  ],
  [
    'Outlook on a telephone, with nothing above',
    plain(
      lines('Get Outlook for iOS<https://aka.ms/o0ukef>', '________________________________', 'From: Herald', 'blue'),
    ),
    undefined,
  ],
  [
    'what quotes without a mark, with nothing above',
    plain(
      lines(
        'On Wednesday, 18 November 2026 at 12:08:01 CET, Herald <herald@example.org> wrote:',
        '',
        'Year 2',
        'red act',
      ),
    ),
    undefined,
  ],
  ['nothing but what it quotes', plain(QUOTE), undefined],
  ['nothing but a signature', plain(lines('-- ', 'Ada')), undefined],
  ['nothing', plain(''), undefined],
  ['both kinds of text, of which the plain one counts', both('red act', '<p>blue wait</p>'), 'red act'],
  ['both kinds of text, of which the plain one is empty', both(' \r\n', '<p>blue wait</p>'), 'blue wait'],
  [
    'Gmail, HTML alone',
    html(
      '<div dir="ltr">red&nbsp;act &amp; wait<br></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Wed, Nov 18, 2026 at 12:08 PM Herald &lt;<a href="mailto:h@example.org">h@example.org</a>&gt; wrote:<br></div><blockquote class="gmail_quote">blue<br>blue</blockquote></div>',
    ),
    'red act & wait',
  ],
  [
    'Thunderbird, HTML alone, below the quote',
    html(
      '<html><head><style>p { color: red }</style></head><body><div class="moz-cite-prefix">Am 18.11.26 um 12:08 schrieb Herald:</div><blockquote type="cite" cite="mid:1@example.org"><p>Jahr 2</p><blockquote>rot</blockquote></blockquote><p>gr&uuml;n handeln</p></body></html>',
    ),
    'grün handeln',
  ],
  [
    'Outlook, HTML alone',
    html(
      '<html><head><!-- [if mso]><p>blue</p><![endif] --><title>blue</title></head><body><div class="WordSection1"><p class="MsoNormal">red act<o:p></o:p></p><div style="border-top:solid"><p><b>From:</b> Herald<br><b>Sent:</b> Wednesday<br><b>Subject:</b> Year 2</p></div><p>blue</p></div></body></html>',
    ),
    'red act',
  ],
  [
    'HTML in a table, with numbers for letters',
    html('<table><tr><td>E1&#32;E2&#x2F;E3 pass</td><td>no</td></tr></table>'),
    'E1 E2/E3 pass',
  ],
  ['HTML that is less than tags', html('3 < 4 and 5 <b>red</b>'), '3 < 4 and 5 red'],
  ['what cannot be seen', plain('\u200bred\u200d\u00ad act\u0000\ufeff'), 'red act'],
]
