// The letters of the picture.

/** Figures that stand on one line in each of them. */
export const FONTS = "'DejaVu Serif','Palatino Linotype',Palatino,'Book Antiqua','Times New Roman',serif"
