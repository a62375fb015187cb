package de.b1fuchs.backing;

import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.BsonConstants;
import de.bwaldvogel.mongo.wire.bson.BsonDecoder;
import de.bwaldvogel.mongo.wire.bson.BsonEncoder;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;

/**
 * Keeps documents in the store as BSON, as they came over the wire. The store's own way is Java's serialization, which
 * takes most of a commit: each commit writes all documents of the pages that changed.
 */
final class BsonType extends BasicDataType<Document> {

  static final BsonType INSTANCE = new BsonType();

  /** A document that came over the wire takes about so many times its BSON in memory, one that was read from the store about half of that. */
  private static final int MEMORY_FACTOR = 4;
  private static final int USUAL_BYTES = 512;
  /** More than all collections have together; names that are data themselves (a map by ids) would have no end. */
  private static final int NAMES_SHARED = 10_000;

  /** One text for each name of a field, however many documents have it: else names are half of what a document takes. */
  private final Map<String, String> names = new ConcurrentHashMap<>();

  private BsonType() {}

  @Override
  public void write(WriteBuffer buffer, Document document) {
    ByteBuf bson = encode(document);
    buffer.putVarInt(bson.readableBytes()).put(bson.nioBuffer());
  }

  @Override
  public Document read(ByteBuffer buffer) {
    int length = DataUtils.readVarInt(buffer);
    ByteBuffer bson = buffer.slice(buffer.position(), length);
    buffer.position(buffer.position() + length);
    return document(Unpooled.wrappedBuffer(bson));
  }

  /** As the library's decoder does it, which makes each name anew. */
  private Document document(ByteBuf bson) {
    bson.skipBytes(Integer.BYTES); // its length
    Document document = new Document();
    for (byte type = bson.readByte(); type != BsonConstants.TERMINATING_BYTE; type = bson.readByte()) {
      String name = shared(BsonDecoder.decodeCString(bson));
      document.put(name, value(type, bson));
    }
    return document;
  }

  private Object value(byte type, ByteBuf bson) {
    return switch (type) {
      case BsonConstants.TYPE_EMBEDDED_DOCUMENT -> document(bson);
      case BsonConstants.TYPE_ARRAY -> new ArrayList<>(document(bson).values());
      default -> BsonDecoder.decodeValue(type, bson);
    };
  }

  private String shared(String name) {
    String known = names.get(name);
    if (known == null && names.size() < NAMES_SHARED) {
      names.put(name, name);
    }
    return known == null ? name : known;
  }

  /** The store splits its pages by this. */
  @Override
  public int getMemory(Document document) {
    return MEMORY_FACTOR * encode(document).readableBytes();
  }

  @Override
  public Document[] createStorage(int size) {
    return new Document[size];
  }

  private static ByteBuf encode(Document document) {
    ByteBuf bson = Unpooled.buffer(USUAL_BYTES);
    BsonEncoder.encodeDocument(document, bson);
    return bson;
  }
}
