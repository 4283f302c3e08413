type Bend = readonly [upper: number, lower: number];

export interface Pose {
  /** Degrees from hanging down, positive to the right; left and right as we see them. */
  left: Bend;
  right: Bend;
  legs: readonly [left: Bend, right: Bend];
}

export const STANDS: Pose = {
  left: [-8, -2],
  right: [8, 2],
  legs: [
    [-3, 0],
    [3, 0],
  ],
};
export const WALKS: Pose = {
  left: [-24, 4],
  right: [24, 40],
  legs: [
    [-18, -26],
    [16, 4],
  ],
};
export const CLIMBS: Pose = {
  left: [-20, 10],
  right: [40, 86],
  legs: [
    [-8, -24],
    [52, -4],
  ],
};
export const HOLDS: Pose = { left: [-16, 62], right: [16, -62], legs: STANDS.legs };
export const CALLS: Pose = { left: [-10, 4], right: [42, 212], legs: STANDS.legs };
