import { interleaved2of5 } from '@madang/domain/billing/boleto-barcode.ts';
import type { BoletoPart, ReceiptLine, ReceiptSheet } from '@madang/i18n/receipt.ts';
import PDFDocument from 'pdfkit';
import { joinedFont } from './joined-font.ts';
import { openTypeface } from './typeface.ts';

export interface DrawnReceipt {
  readonly sheet: ReceiptSheet;
  /** BCP 47. */
  readonly language: string;
  /** Time of payment or of the boleto's issue (ms). The PDF's date, so that a repeated download is byte-identical. */
  readonly at: number;
}

/** A4 in PDF points (1/72 inch). */
const PAGE = { width: 595.28, height: 841.89, margin: 64 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
const GAP = 24;
const LABEL_WIDTH = 150;
const INK = '#0A0A0E';
const QUIET = '#5C5C68';
const LINE = '#D9D8D4';
const VERMILION = '#D63A27';
/** SVG path of the logo, on a 64 × 64 grid. */
const MARK =
  'M2 7C12 12.5 21 14.5 32 14.5S52 12.5 62 7C60.5 12 58.5 15.5 57 20V59H7V20C5.5 15.5 3.5 12 2 7ZM19.5 24.5V49.5H44.5V24.5Z';

type Document = PDFKit.PDFDocument;

const rule = (document: Document): void => {
  const y = document.y + 14;
  document
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.margin + WIDTH, y)
    .lineWidth(0.75)
    .stroke(LINE);
  document.y = y + 14;
};

const head = (document: Document, title: string): void => {
  const top = document.y;
  document.save().translate(PAGE.margin, top).scale(0.5).path(MARK).fill(VERMILION, 'even-odd').restore();
  document.font('strong').fontSize(17).fillColor(INK);
  document.text(title, PAGE.margin + 56, top + 6, { width: WIDTH - 56, align: 'right' });
  document.y = Math.max(document.y, top + 32);
  rule(document);
};

const party = (document: Document, label: string, lines: readonly string[], x: number): number => {
  const width = (WIDTH - GAP) / 2;
  document.font('regular').fontSize(9).fillColor(QUIET).text(label, x, document.y, { width });
  document.moveDown(0.3).fontSize(11).fillColor(INK);
  for (const line of lines) document.text(line, x, document.y, { width, lineGap: 2 });
  return document.y;
};

const parties = (document: Document, { from, seller, to, payer }: ReceiptSheet): void => {
  const top = document.y;
  const left = party(document, from, seller, PAGE.margin);
  document.y = top;
  const right = party(document, to, payer, PAGE.margin + (WIDTH + GAP) / 2);
  document.y = Math.max(left, right);
  rule(document);
};

const row = (document: Document, { name, label, text }: ReceiptLine): void => {
  const isTotal = name === 'total';
  if (isTotal) rule(document);
  const top = document.y;
  document.font(isTotal ? 'strong' : 'regular').fontSize(isTotal ? 14 : 11);
  document.fillColor(isTotal ? INK : QUIET).text(label, PAGE.margin, top, { width: LABEL_WIDTH });
  const bottom = document.y;
  const x = PAGE.margin + LABEL_WIDTH + GAP;
  document.fillColor(INK).text(text, x, top, { width: WIDTH - LABEL_WIDTH - GAP, align: 'right' });
  document.y = Math.max(document.y, bottom) + 5;
};

/** Barcode size in points: FEBRABAN asks for 103 mm by 13 mm, with a quiet zone on either side. */
const BARCODE = { width: 292, height: 37 };

const slip = (document: Document, { label, number, barcode }: BoletoPart): void => {
  rule(document);
  document.font('regular').fontSize(9).fillColor(QUIET).text(label, PAGE.margin, document.y, { width: WIDTH });
  document.font('strong').fontSize(12).fillColor(INK).text(number, { width: WIDTH });
  if (barcode === null) return;
  const top = document.y + 18;
  const { bars, width: modules } = interleaved2of5(barcode);
  const module = BARCODE.width / modules;
  for (const { x, width } of bars) document.rect(PAGE.margin + x * module, top, width * module, BARCODE.height);
  document.fill('#000000');
  document.y = top + BARCODE.height;
};

/** Draws a receipt or boleto as one A4 page. Tests pass `isCompressed = false` to read the PDF as text. */
export const drawReceipt = async ({ sheet, language, at }: DrawnReceipt, isCompressed = true): Promise<Buffer> => {
  const document = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    compress: isCompressed,
    lang: language,
    displayTitle: true,
    // Replaces pdfkit's default font: the standard PDF fonts lack Vietnamese letters.
    font: '',
    info: { Title: sheet.title, Author: sheet.seller.join(' '), CreationDate: new Date(at), ModDate: new Date(at) },
  });
  for (const weight of ['regular', 'strong'] as const)
    document.registerFont(weight, joinedFont(`Madang-${weight}`, openTypeface(weight)) as unknown as PDFKit.Mixins.PDFFontSource);
  const pieces: Uint8Array[] = [];
  const drawn = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
  document.on('data', (piece: Uint8Array) => pieces.push(piece));
  head(document, sheet.title);
  parties(document, sheet);
  for (const line of sheet.facts) row(document, line);
  rule(document);
  for (const line of sheet.amounts) row(document, line);
  rule(document);
  document.font('regular').fontSize(10).fillColor(QUIET).text(sheet.paid, PAGE.margin, document.y, { width: WIDTH });
  if (sheet.slip) slip(document, sheet.slip);
  document.end();
  await drawn;
  return Buffer.concat(pieces);
};
