/** Told how far a long step has come: its name, how many parts are done, and how many there are. */
export type Progress = (step: string, done: number, all: number) => void;
