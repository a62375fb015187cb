package de.b1fuchs.backing;

import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.bson.ObjectId;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;

/**
 * Reads the values of an entry back. The texts of IndexCode do not tell apart what the library takes for equal (1, 1.0,
 * the long 1), so an entry ends with a letter for the type of each value, its _id last.
 */
final class EntryReader {

  private static final char MISSING = '-';
  private static final char NULL = 'n';
  private static final char INTEGER = 'i';
  private static final char LONG = 'l';
  private static final char DOUBLE = 'd';
  private static final char STRING = 's';
  private static final char BOOLEAN = 'b';
  private static final char DATE = 't';
  private static final char OBJECT_ID = 'o';
  /** Of such a value the entry does not say all. */
  private static final char UNREADABLE = '?';

  private static final IndexKey ID = new IndexKey("_id", true);
  private static final int NUMBER_UNITS = 4;
  private static final int OBJECT_ID_UNITS = 12;

  private final String entry;
  private int at;
  /** All bits set under a descending key, whose text is turned round. */
  private int turn;

  private EntryReader(String entry, int from) {
    this.entry = entry;
    this.at = from;
  }

  /** The letter that stands for a value's type at the end of an entry. */
  static char typeOf(Object value, IndexCode code) {
    if (!code.exact()) {
      return UNREADABLE;
    } else if (value instanceof Missing) {
      return MISSING;
    } else if (value == null) {
      return NULL;
    } else if (value instanceof Integer) {
      return INTEGER;
    } else if (value instanceof Double number) {
      return number.equals(-0.0) ? UNREADABLE : DOUBLE;
    } else if (value instanceof Long) {
      return LONG;
    } else if (value instanceof String) {
      return STRING;
    } else if (value instanceof Boolean) {
      return BOOLEAN;
    } else if (value instanceof Instant) {
      return DATE;
    }
    return value instanceof ObjectId ? OBJECT_ID : UNREADABLE;
  }

  /**
   * @param from where the values begin
   * @return a document with the index's keys and the _id; null when the entry does not say all of them
   */
  static Document read(String entry, int from, List<IndexKey> keys) {
    int types = entry.length() - keys.size() - 1;
    if (entry.indexOf(UNREADABLE, types) >= 0) {
      return null;
    }
    EntryReader reader = new EntryReader(entry, from);
    Document document = new Document();
    for (int i = 0; i < keys.size(); i++) {
      Object value = reader.next(keys.get(i), entry.charAt(types + i));
      if (!(value instanceof Missing)) {
        document.put(keys.get(i).getKey(), value);
      }
    }
    document.put("_id", reader.next(ID, entry.charAt(entry.length() - 1)));
    return document;
  }

  /** The value of one key, counted from 0, where it is a text that the entry says whole; else null. */
  static String text(String entry, int from, List<IndexKey> keys, int key) {
    int types = entry.length() - keys.size() - 1;
    if (entry.charAt(types + key) != STRING || entry.indexOf(UNREADABLE, types) >= 0) {
      return null;
    }
    EntryReader reader = new EntryReader(entry, from);
    for (int i = 0; i < key; i++) {
      reader.next(keys.get(i), entry.charAt(types + i));
    }
    return (String) reader.next(keys.get(key), STRING);
  }

  private Object next(IndexKey key, char type) {
    turn = key.isAscending() ? 0 : Character.MAX_VALUE;
    unit(); // the letter of its kind
    return switch (type) {
      case MISSING -> Missing.getInstance();
      case NULL -> null;
      case INTEGER -> (int) number();
      case LONG -> (long) number();
      case DOUBLE -> number();
      case STRING -> string();
      case BOOLEAN -> unit() == '1';
      case DATE -> Instant.ofEpochMilli(signed());
      case OBJECT_ID -> objectId();
      default -> throw new IllegalStateException("An entry with the type " + type);
    };
  }

  private char unit() {
    return (char) (entry.charAt(at++) ^ turn);
  }

  private double number() {
    long bits = signed();
    return Double.longBitsToDouble(bits < 0 ? bits ^ Long.MAX_VALUE : bits);
  }

  private long signed() {
    long bits = 0;
    for (int i = 0; i < NUMBER_UNITS; i++) {
      bits = bits << Character.SIZE | unit();
    }
    return bits ^ Long.MIN_VALUE;
  }

  private String string() {
    int end = at;
    while ((entry.charAt(end) ^ turn) > IndexCode.ESCAPE) {
      end++;
    }
    if (turn == 0 && entry.charAt(end) == IndexCode.END) {
      String plain = entry.substring(at, end);
      at = end + 1;
      return plain;
    }
    StringBuilder text = new StringBuilder();
    for (char unit = unit(); unit != IndexCode.END; unit = unit()) {
      text.append(unit == IndexCode.ESCAPE ? (char) (unit() - 1) : unit);
    }
    return text.toString();
  }

  private ObjectId objectId() {
    StringBuilder bytes = new StringBuilder();
    for (int i = 0; i < OBJECT_ID_UNITS; i++) {
      bytes.append(unit());
    }
    return new ObjectId(bytes.toString().getBytes(StandardCharsets.ISO_8859_1));
  }
}
