/** Preload script that speeds up the server's clock, so that tokens expire during a test. */
const speed = Number(process.env['CLOCK_SPEED'] ?? '1');
const realNow = Date.now.bind(Date);
const begun = Number(process.env['CLOCK_BEGUN'] ?? realNow());

Date.now = () => Math.floor(begun + (realNow() - begun) * speed);
