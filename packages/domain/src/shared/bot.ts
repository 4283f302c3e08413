/** Names of crawlers that do not end in “bot”. */
const OTHERS =
  /crawler|spider|slurp|bingpreview|facebookexternalhit|mediapartners-google|google-inspectiontool|googleother|whatsapp|embedly|lighthouse|archive\.org/i;
/** A word that ends in “bot”, as Googlebot and AdsBot-Google have it. Cubot is a maker of phones. */
const BOT = /(?<![a-z])(?!cubot)[a-z]*bot(?![a-z])/i;

/** Whether a user agent is that of a search engine or of a service that previews links (RT-120). */
export const isBot = (userAgent: string): boolean => BOT.test(userAgent) || OTHERS.test(userAgent);
