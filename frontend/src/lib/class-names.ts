import { clsx, type ClassValue } from 'clsx';

/** Joins class names, leaving out what is false: `classNames('card', isOpen && 'card-open')`. */
export const classNames = (...values: ClassValue[]): string => clsx(...values);
