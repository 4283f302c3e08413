import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Draws the icons of the installed app from the logo into the pages' public folder: run again when the logo changes. */
const LOGO = fileURLToPath(new URL('../../../packages/ui/src/logo/icon-maskable.svg', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../../web/public/', import.meta.url));

const maskable = await readFile(LOGO, 'utf8');
/** Systems that do not crop an icon show more of the mark on a rounded square. */
const rounded = maskable
  .replace(
    'M0 0h512v512H0z',
    'M112 0h288a112 112 0 0 1 112 112v288a112 112 0 0 1-112 112H112A112 112 0 0 1 0 400V112A112 112 0 0 1 112 0z',
  )
  .replace('translate(112 108) scale(4.5)', 'translate(80 76) scale(5.5)');

const draw = (svg: string, size: number, name: string) =>
  sharp(Buffer.from(svg), { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${PUBLIC}${name}`);

await draw(rounded, 192, 'icon-192.png');
await draw(rounded, 512, 'icon-512.png');
await draw(maskable, 512, 'icon-maskable.png');
await draw(maskable, 180, 'apple-touch-icon.png');
