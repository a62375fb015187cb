package de.b1fuchs.backing;

import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.bson.BinData;
import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.BsonTimestamp;
import de.bwaldvogel.mongo.bson.Decimal128;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.bson.LegacyUUID;
import de.bwaldvogel.mongo.bson.MaxKey;
import de.bwaldvogel.mongo.bson.MinKey;
import de.bwaldvogel.mongo.bson.ObjectId;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Collection;
import java.util.Set;
import java.util.UUID;

/**
 * A value as text for an index: a letter for its kind, then the value. Texts sort as the library compares values
 * (ValueComparator, MongoDB's order): a smaller value never has the greater text. None is the beginning of another,
 * so that they can be strung together.
 *
 * @param exact whether the library takes all exact values with this text for equal. Where not, the text says less than
 *     the value (a long string is cut), or the library has no one order for it (NaN).
 */
record IndexCode(String text, boolean exact) {

  private static final String MIN_KEY = "a";
  private static final String NULL = "b";
  private static final String NUMBER = "c";
  private static final String STRING = "d";
  private static final String DOCUMENT = "e";
  private static final String ARRAY = "f";
  private static final String BINARY = "g";
  private static final String LEGACY_UUID = "h";
  private static final String STANDARD_UUID = "i";
  private static final String OBJECT_ID = "j";
  private static final String BOOLEAN = "k";
  private static final String DATE = "l";
  private static final String TIMESTAMP = "m";
  private static final String REGULAR_EXPRESSION = "n";
  private static final String MAX_KEY = "o";
  private static final String OTHER = "p";

  /** Of these only the kind is written. */
  private static final Set<String> KIND_ALONE = Set.of(DOCUMENT, ARRAY, REGULAR_EXPRESSION, OTHER);
  /** The library lets the ends of all values match every kind, and null none. */
  private static final Set<String> NO_BOUNDS = Set.of(MIN_KEY, NULL, MAX_KEY);
  private static final String NOT_A_NUMBER = of(Double.NaN).text();

  /** Ends a string; what in a string is not greater than ESCAPE is written with ESCAPE before it. */
  static final char END = '\u0000';
  static final char ESCAPE = '\u0001';
  /** Of longer strings and binaries only the beginning is written. */
  private static final int MOST = 200;

  static IndexCode of(Object value) {
    if (Missing.isNullOrMissing(value)) {
      return new IndexCode(NULL, true);
    } else if (value instanceof Number number) {
      return ofNumber(number);
    } else if (value instanceof String string) {
      return new IndexCode(STRING + escaped(string), string.length() <= MOST);
    } else if (value instanceof ObjectId id) {
      return new IndexCode(OBJECT_ID + new String(id.toByteArray(), StandardCharsets.ISO_8859_1), true);
    } else if (value instanceof Boolean isSo) {
      return new IndexCode(BOOLEAN + (isSo ? "1" : "0"), true);
    } else if (value instanceof Instant date) {
      return new IndexCode(DATE + signed(date.toEpochMilli()), true);
    } else if (value instanceof UUID uuid) {
      return new IndexCode(
          STANDARD_UUID + unsigned(uuid.getMostSignificantBits()) + unsigned(uuid.getLeastSignificantBits()), true);
    } else if (value instanceof LegacyUUID legacy) {
      UUID uuid = legacy.getUuid();
      return new IndexCode(
          LEGACY_UUID + signed(uuid.getMostSignificantBits()) + signed(uuid.getLeastSignificantBits()), true);
    } else if (value instanceof BinData binary) {
      return ofBytes(binary.getData());
    } else if (value instanceof BsonTimestamp timestamp) {
      return new IndexCode(TIMESTAMP + unsigned(timestamp.getValue()), true);
    } else if (value instanceof MinKey) {
      return new IndexCode(MIN_KEY, true);
    } else if (value instanceof MaxKey) {
      return new IndexCode(MAX_KEY, true);
    } else if (value instanceof Document) {
      return new IndexCode(DOCUMENT, false);
    } else if (value instanceof Collection) {
      return new IndexCode(ARRAY, false);
    }
    return new IndexCode(value instanceof BsonRegularExpression ? REGULAR_EXPRESSION : OTHER, false);
  }

  /** The letter of the value's kind. A range finds only values of its bound's kind. */
  String kind() {
    return text.substring(0, 1);
  }

  boolean isNull() {
    return text.equals(NULL);
  }

  /** Whether the value can be looked for. */
  boolean isSearchable() {
    return !KIND_ALONE.contains(text);
  }

  /** Whether a range can begin or end at the value. */
  boolean isBound() {
    return isSearchable() && !NO_BOUNDS.contains(text) && !text.equals(NOT_A_NUMBER);
  }

  /**
   * Numbers of all types as doubles. Compared with a long past 2^31, the library cuts the fraction off, and takes a
   * number past all longs for the greatest of them; so does the text.
   */
  private static IndexCode ofNumber(Number number) {
    double value = number.doubleValue();
    double written = Math.abs(value) < 0x1p31 || Double.isNaN(value) ? value : (long) value;
    boolean exact = written == value && Math.abs(value) < 0x1p63 && isDouble(number, value);
    long bits = Double.doubleToLongBits(written == 0 ? 0.0 : written);
    return new IndexCode(NUMBER + signed(bits < 0 ? bits ^ Long.MAX_VALUE : bits), exact);
  }

  private static boolean isDouble(Number number, double value) {
    if (number instanceof Decimal128 decimal) {
      return decimal.toBigDecimal().compareTo(new BigDecimal(value)) == 0;
    }
    return !(number instanceof Long) || number.longValue() == (long) value;
  }

  /** The library compares strings by UTF-16 unit, as Java does, and so the store its keys. */
  private static String escaped(String string) {
    StringBuilder text = new StringBuilder();
    for (char unit : string.substring(0, Math.min(string.length(), MOST)).toCharArray()) {
      if (unit <= ESCAPE) {
        text.append(ESCAPE).append((char) (unit + 1));
      } else {
        text.append(unit);
      }
    }
    return text.append(END).toString();
  }

  /** The library compares the lengths first. */
  private static IndexCode ofBytes(byte[] bytes) {
    String beginning = new String(bytes, 0, Math.min(bytes.length, MOST), StandardCharsets.ISO_8859_1);
    return new IndexCode(BINARY + unsigned(bytes.length) + beginning, bytes.length <= MOST);
  }

  private static String signed(long value) {
    return unsigned(value ^ Long.MIN_VALUE);
  }

  private static String unsigned(long value) {
    return new String(new char[] {(char) (value >>> 48), (char) (value >>> 32), (char) (value >>> 16), (char) value});
  }
}
