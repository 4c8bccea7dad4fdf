import { expect, it } from 'vitest'
import { plainHtml, plainText } from './pasted.ts'

it('S2.36: pasted text is lines of plain letters, whatever Word, Outlook or Excel put between them', () => {
  expect(plainText('Kassa\t3\t500\r\nBar\t\t250\r\n')).toBe('Kassa 3 500\nBar  250')
  expect(plainText('Eén\u00a0regel\vnog\u2028een\u00adtje\u200b\n\n\n  ingesprongen  ')).toBe(
    'Eén regel\nnog\neentje\ningesprongen',
  )
  expect(plainText('\ufeff\u0000\u0007')).toBe('')
  expect(plainText(' en meer ')).toBe(' en meer ')
})

it('S2.36: marked-up text comes as its letters alone: what Word makes', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style><xml>x</xml></head>
    <body><!--StartFragment--><h1>Vraag van de&nbsp;zaak</h1><p class=MsoNormal><b>Vet</b> en <span style="color:red">ro
    od</span><o:p></o:p></p><p class=MsoListParagraph>·<span>&nbsp;&nbsp;&nbsp;</span>Punt</p><script>alert(1)</script><!--EndFragment--></body></html>`
  expect(plainHtml(word)).toBe('<p>Vraag van de zaak</p><p>Vet en ro od</p><p>·   Punt</p>')
})

it('S2.36: what Outlook and Excel make', () => {
  const mail =
    '<div>Beste Els,<br><br>Zie <a href="https://example.nl">hier</a> &lt;b&gt;</div><div><img src="cid:1"></div><ul><li>een<li>twee</ul>'
  expect(plainHtml(mail)).toBe('<p>Beste Els,</p><p>Zie hier &lt;b&gt;</p><p>een</p><p>twee</p>')
  const sheet = '<table><tr><td>Kassa</td><td align=right>3</td></tr>\n<tr><td>Bar</td><td>2</td></tr></table>'
  expect(plainHtml(sheet)).toBe('<p>Kassa 3</p><p>Bar 2</p>')
  expect(plainHtml('<pre>een\n  twee</pre>')).toBe('<p>een</p><p>twee</p>')
})
