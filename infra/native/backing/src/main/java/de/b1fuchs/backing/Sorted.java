package de.b1fuchs.backing;

/** An index that has sorted entries. */
interface Sorted {

  SortedEntries entries();
}
