/** Parts of a failure's code: API code, server code and local code (AN-63). */
export interface ReportedFailure {
  /** Four digits, e.g. 4110. */
  readonly base: string;
  /** Codes of the content service have a prefix (AN-70). */
  readonly ofContentService: boolean;
  readonly server: string;
  readonly local: string;
}

/** Report code by which operators search, such as `FMS|API4110-5001-1001`. */
export const reportCode = ({ base, ofContentService, server, local }: ReportedFailure): string =>
  `${ofContentService ? 'FMS|' : ''}API${base}-${server}-${local}`;

/** The server's error code of up to eight characters. Any other code is reported as 9999 (AN-64). */
export const serverCodeIn = (code: string): string => (/^[0-9A-Za-z]{1,8}$/.test(code) ? code : '9999');
