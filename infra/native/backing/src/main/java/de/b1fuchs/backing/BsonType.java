package de.b1fuchs.backing;

import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.bson.BsonDecoder;
import de.bwaldvogel.mongo.wire.bson.BsonEncoder;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;

/**
 * Keeps documents in the store as BSON, as they came over the wire. The store's own way is Java's serialization, which
 * takes most of a commit: each commit writes all documents of the pages that changed.
 */
final class BsonType extends BasicDataType<Document> {

  static final BsonType INSTANCE = new BsonType();

  /** A document in memory takes about so many times its BSON. */
  private static final int MEMORY_FACTOR = 4;
  private static final int USUAL_BYTES = 512;

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
    return BsonDecoder.decodeBson(Unpooled.wrappedBuffer(bson));
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
