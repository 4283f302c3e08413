import { uint32s, writeBox } from '../boxes.ts';

/** Key systems by the numbers of dashif.org/identifiers/content_protection. */
export const WIDEVINE = 'edef8ba9-79d6-4ace-a3c8-27dcd51d21ed';

const systemBytes = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');

/** Of Widevine's header: fields 2 (key ids, bytes) and 9 (scheme, a number), as protocol buffers write them. */
const KEY_ID_FIELD = (2 << 3) | 2;
const SCHEME_FIELD = 9 << 3;

/** Seven bits a byte, the lowest first. */
const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  let left = value;
  for (; left > 0x7f; left = Math.floor(left / 0x80)) bytes.push((left % 0x80) + 0x80);
  return Buffer.from([...bytes, left]);
};

/** The box by which a Widevine licence is asked for (ISO/IEC 23001-7 section 8.1). */
export const widevinePssh = (keyId: Buffer): Buffer => {
  const scheme = Buffer.from('cbcs', 'latin1').readUInt32BE();
  const data = Buffer.concat([Buffer.from([KEY_ID_FIELD, keyId.length]), keyId, Buffer.from([SCHEME_FIELD]), varint(scheme)]);
  return writeBox('pssh', uint32s(0), systemBytes(WIDEVINE), uint32s(data.length), data);
};

/** PlayReady writes a key id as Windows writes a GUID: the first three of its numbers with the lowest byte first. */
const guidOf = (keyId: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(keyId.subarray(0, 4)).reverse(),
    Buffer.from(keyId.subarray(4, 6)).reverse(),
    Buffer.from(keyId.subarray(6, 8)).reverse(),
    keyId.subarray(8),
  ]);

const HEADER_RECORD = 1;

/** The object by which a PlayReady licence is asked for: one record, a header of version 4.3, which is the first to know cbcs. */
export const playReadyObject = (keyId: Buffer): Buffer => {
  const header =
    '<WRMHEADER xmlns="http://schemas.microsoft.com/DRM/2007/03/PlayReadyHeader" version="4.3.0.0"><DATA><PROTECTINFO><KIDS>' +
    `<KID ALGID="AESCBC" VALUE="${guidOf(keyId).toString('base64')}"></KID></KIDS></PROTECTINFO></DATA></WRMHEADER>`;
  const record = Buffer.from(header, 'utf16le');
  const head = Buffer.alloc(10);
  head.writeUInt32LE(head.length + record.length);
  head.writeUInt16LE(1, 4);
  head.writeUInt16LE(HEADER_RECORD, 6);
  head.writeUInt16LE(record.length, 8);
  return Buffer.concat([head, record]);
};
