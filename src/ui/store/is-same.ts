import { isValidElement } from 'react';

/** Whether two values say the same: plain data and elements by what is in them, functions and all else by identity. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (isValidElement(one)) {
    return isValidElement(other) && one.type === other.type && one.key === other.key && isSame(one.props, other.props);
  }
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((value, at) => isSame(value, other[at]));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]));
}

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: object): value is Plain => Object.getPrototypeOf(value) === Object.prototype;
