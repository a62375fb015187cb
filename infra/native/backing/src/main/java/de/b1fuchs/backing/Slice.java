package de.b1fuchs.backing;

import de.b1fuchs.backing.Conditions.Bound;

/**
 * A run of index entries.
 *
 * @param from the first text that lies in it
 * @param to the first that lies behind it
 */
record Slice(String from, String to) {

  /** All entries that begin so. */
  static Slice under(String prefix) {
    return new Slice(prefix, after(prefix));
  }

  /**
   * All entries that begin so and go on with a value on the inner side of the bound.
   *
   * @param isStrict whether entries with the bound's own text are left out
   */
  static Slice within(String prefix, Bound bound, boolean isAscending, boolean isStrict) {
    String value = prefix + inDirection(bound.value().text(), isAscending);
    Slice kind = under(prefix + inDirection(bound.value().kind(), isAscending));
    return bound.isLower() == isAscending
        ? new Slice(isStrict ? after(value) : value, kind.to)
        : new Slice(kind.from, isStrict ? value : after(value));
  }

  /** The text of a value under a descending key sorts the other way round. */
  static String inDirection(String text, boolean isAscending) {
    if (isAscending) {
      return text;
    }
    StringBuilder reversed = new StringBuilder(text.length());
    text.chars().forEach(unit -> reversed.append((char) ~unit));
    return reversed.toString();
  }

  Slice and(Slice other) {
    return new Slice(from.compareTo(other.from) > 0 ? from : other.from, to.compareTo(other.to) < 0 ? to : other.to);
  }

  /** The smallest text that is greater than all that begin so. */
  private static String after(String prefix) {
    int last = prefix.length() - 1;
    while (prefix.charAt(last) == Character.MAX_VALUE) {
      last--;
    }
    return prefix.substring(0, last) + (char) (prefix.charAt(last) + 1);
  }
}
