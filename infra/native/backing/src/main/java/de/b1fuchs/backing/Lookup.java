package de.b1fuchs.backing;

import de.b1fuchs.backing.SortedEntries.Found;

/**
 * What an index has for a query.
 *
 * @param given how many of its keys, from the first, the query gives values
 * @param hasRange whether the query gives the next one a range
 * @param narrows whether the index leaves any documents out
 * @param isOrdered whether the entries come in the order that is asked for
 * @param covers whether the entries say all that the query asks about the documents
 * @param hasPattern whether the query asks for a pattern in one of its texts
 * @param found of all documents that the query can find, each once; read only as far as they are taken
 */
record Lookup(int given, boolean hasRange, boolean narrows, boolean isOrdered, boolean covers,
    boolean hasPattern, Iterable<Found> found) {

  /**
   * Keys with values leave most documents out; a limit on what comes in order lets most of the rest be. Between equals,
   * the one that needs no documents, then one that leaves out those without the pattern.
   */
  int worth(boolean isLimited) {
    return 16 * given + (isOrdered && isLimited ? 8 : 0) + (hasRange ? 4 : 0) + (covers ? 2 : 0) + (hasPattern ? 1 : 0);
  }
}
