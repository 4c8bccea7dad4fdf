/** How high a row and the head of a table are, and how wide the column of boxes is, pixels. */
export const ROW = 44
export const HEAD = 40
export const TICK = 44
