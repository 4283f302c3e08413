const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML elements and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Zero-width space. An address does not continue across it. */
const APART = '\u200b';

/**
 * Defuses links in text of other people in our emails. Mail clients link whatever looks like an address, so a
 * zero-width space follows each dot, colon, slash and at sign.
 */
export const withoutLinks = (text: string): string => text.replace(/[.:/@](?=\S)/gu, `$&${APART}`);

/** Texts of an email, without layout. */
export interface LetterWords {
  readonly lang: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly href: string } | null;
  /** Small print below the button. */
  readonly notes: readonly string[];
  readonly footer: string;
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans KR','Noto Sans SC',Helvetica,Arial,sans-serif";

const paragraph = (text: string, style: string): string => `<p style="margin:0 0 16px;${FONT};${style}">${escapeHtml(text)}</p>`;

/** The button is a table because Outlook ignores padding of links. */
const buttonOf = ({ label, href }: { readonly label: string; readonly href: string }): string => `
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td bgcolor="#cf3522" style="border-radius:10px;background-color:#cf3522"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 26px;${FONT};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>`;

/**
 * Tables, inline styles and no images, which every mail client renders. The colors stay legible when a client inverts
 * them for dark mode.
 */
export const letterHtml = ({
  lang,
  subject,
  greeting,
  paragraphs,
  button,
  notes,
  footer,
}: LetterWords): string => `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:#f6f3ec">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f6f3ec" style="background-color:#f6f3ec"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px;${FONT};font-size:20px;line-height:24px;font-weight:700;color:#cf3522">Madang <span lang="ko" style="font-weight:500;color:#66635c">마당</span></td></tr>
<tr><td bgcolor="#fffdf8" style="padding:32px 28px 16px;background-color:#fffdf8;border:1px solid #d9d3c5;border-radius:14px">
<h1 style="margin:0 0 20px;${FONT};font-size:22px;line-height:28px;font-weight:700;color:#14141a">${escapeHtml(subject)}</h1>
${[greeting, ...paragraphs].map((text) => paragraph(text, 'font-size:16px;line-height:24px;color:#14141a')).join('\n')}
${button ? buttonOf(button) : ''}
${notes.map((text) => paragraph(text, 'font-size:13px;line-height:19px;color:#66635c;overflow-wrap:anywhere')).join('\n')}
</td></tr>
<tr><td style="padding:20px 4px 0;${FONT};font-size:13px;line-height:19px;color:#66635c">${escapeHtml(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;

/** Plain-text alternative of the email. */
export const letterText = ({ greeting, paragraphs, button, notes, footer }: LetterWords): string =>
  [greeting, ...paragraphs, ...(button ? [`${button.label}:\n${button.href}`] : []), ...notes, `--\n${footer}`].join('\n\n');
