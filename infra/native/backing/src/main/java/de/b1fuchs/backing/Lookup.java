package de.b1fuchs.backing;

/**
 * What an index has for a query.
 *
 * @param given how many of its keys, from the first, the query gives values
 * @param hasRange whether the query gives the next one a range
 * @param narrows whether the index leaves any documents out
 * @param isOrdered whether the positions come in the order that is asked for
 * @param positions of all documents that the query can find, each once; read only as far as they are taken
 */
record Lookup(int given, boolean hasRange, boolean narrows, boolean isOrdered, Iterable<Object> positions) {

  /** Keys with values leave most documents out; a limit on what comes in order lets most of the rest be. */
  int worth(boolean isLimited) {
    return 4 * given + (isOrdered && isLimited ? 2 : 0) + (hasRange ? 1 : 0);
  }
}
