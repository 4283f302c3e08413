import { drive } from './drive.ts';
import type { LoadJob } from './load.ts';

/** Loads in a process of its own, so that the one who asks for it is not part of what is measured. */
process.on('message', (job: LoadJob) => {
  drive(job).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
