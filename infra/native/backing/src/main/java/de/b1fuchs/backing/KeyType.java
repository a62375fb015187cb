package de.b1fuchs.backing;

import de.bwaldvogel.mongo.backend.KeyValue;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;
import org.h2.mvstore.type.ObjectDataType;

/**
 * Keeps the keys of a unique index in the store. The store's own way writes both keys by Java's serialization each time
 * it compares two, which is many times for each document that is found; here only values of rare types are compared so.
 * The order is any that is the same for ever: what is asked in order is answered by sorted entries.
 */
final class KeyType extends BasicDataType<KeyValue> {

  static final KeyType INSTANCE = new KeyType();

  /** Of each type by itself, these are equal where their bytes are; the store writes them without Java's serialization. */
  private static final Set<Class<?>> PLAIN = Set.of(String.class, Double.class, Long.class, Integer.class, Boolean.class);
  private static final ObjectDataType VALUES = new ObjectDataType();
  private static final int USUAL_BYTES = 64;

  private KeyType() {}

  @Override
  public int compare(KeyValue one, KeyValue other) {
    int bySize = Integer.compare(one.size(), other.size());
    if (bySize != 0) {
      return bySize;
    }
    for (int i = 0; i < one.size(); i++) {
      int byValue = compareValues(one.get(i), other.get(i));
      if (byValue != 0) {
        return byValue;
      }
    }
    return 0;
  }

  private static int compareValues(Object one, Object other) {
    if (one == null || other == null) {
      return Boolean.compare(one != null, other != null);
    } else if (one.getClass() != other.getClass()) {
      return one.getClass().getName().compareTo(other.getClass().getName());
    } else if (PLAIN.contains(one.getClass())) {
      return comparable(one).compareTo(other);
    }
    return Arrays.compareUnsigned(bytes(one), bytes(other));
  }

  @SuppressWarnings("unchecked")
  private static Comparable<Object> comparable(Object value) {
    return (Comparable<Object>) value;
  }

  private static byte[] bytes(Object value) {
    WriteBuffer buffer = new WriteBuffer(USUAL_BYTES);
    VALUES.write(buffer, value);
    return Arrays.copyOf(buffer.getBuffer().array(), buffer.position());
  }

  @Override
  public void write(WriteBuffer buffer, KeyValue key) {
    buffer.putVarInt(key.size());
    key.forEach(value -> VALUES.write(buffer, value));
  }

  @Override
  public KeyValue read(ByteBuffer buffer) {
    int size = DataUtils.readVarInt(buffer);
    List<Object> values = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      values.add(VALUES.read(buffer));
    }
    return new KeyValue(values);
  }

  /** The store splits its pages by this. */
  @Override
  public int getMemory(KeyValue key) {
    return USUAL_BYTES + key.stream().mapToInt(VALUES::getMemory).sum();
  }

  @Override
  public KeyValue[] createStorage(int size) {
    return new KeyValue[size];
  }
}
