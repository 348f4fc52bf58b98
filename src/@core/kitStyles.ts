// The kit's styles in one file; what few screens have comes with them. In a module of its own, imported after core.scss: the
// imports that a glob becomes stand before all others of their file.
import.meta.glob(['./**/*.scss', '!**/{_*,core,monthGrid}.scss', '!./import/**'], { eager: true })
