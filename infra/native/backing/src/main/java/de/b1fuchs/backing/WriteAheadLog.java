package de.b1fuchs.backing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.zip.CRC32C;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.DataType;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What was changed in the store's maps since its last commit, in a file beside it. A commit of the store writes whole
 * pages, here only what changed is written.
 *
 * <p>The file is a sequence of frames, each of the changes that were acknowledged together: length, CRC-32C, records. A
 * record is the number of a map, whether there is a value, the length of what follows, the key and the value, written as
 * the map writes them. A frame that is cut off or damaged was not acknowledged; with it the log ends.
 *
 * <p>A checkpoint commits the store together with the name of the log that goes on from there, which lies in a map of
 * its own. So store and log always are of one kind: a log that the store does not name is of no use and is deleted.
 *
 * <p>One command may change more than the memory holds; the store then commits by itself, while documents are without
 * their index entries. The version of the last checkpoint tells that it did, and all indexes are made anew at the start.
 */
final class WriteAheadLog {

  private static final Logger logger = LoggerFactory.getLogger(WriteAheadLog.class);

  private static final String NAMES = "log";
  private static final String CURRENT = "current";
  private static final String VERSION = "version";
  /** A log of more bytes than this makes a start slow: time for a checkpoint. */
  private static final long MOST_BYTES = 16L << 20;
  /** Of changed pages that only the memory has. */
  private static final int MOST_UNSAVED_BYTES = 32 << 20;
  private static final int FRAME_HEAD_BYTES = 8;
  private static final int FIRST_BUFFER_BYTES = 64 << 10;
  /** Of a chunk of the store so much at least is in use, else it is written anew to make room in the file. */
  private static final int FILL_PERCENT = 50;
  /** So much is taken up at once to be written anew: about what the next checkpoint then has to write. */
  private static final int COMPACTED_BYTES = 16 << 20;

  private final MVStore store;
  private final Path file;
  private final MVMap<String, String> names;
  /** By the number of a map, the records that its opening has to bring in. */
  private final Map<Integer, List<ByteBuffer>> pending = new HashMap<>();
  private WriteBuffer collecting = new WriteBuffer(FIRST_BUFFER_BYTES);
  private WriteBuffer spare = new WriteBuffer(FIRST_BUFFER_BYTES);
  /** True while what was changed can't be told in records; a checkpoint brings it to disk. True until the first. */
  private boolean isCheckpointDemanded = true;
  private boolean areIndexesTorn;
  private FileChannel channel;
  /** Bytes in the log. */
  private volatile long written;

  /** Reads the log that the store names. @param file of the store; the log is beside it */
  WriteAheadLog(MVStore store, Path file) throws IOException {
    this.store = store;
    this.file = file;
    names = store.openMap(NAMES);
    String name = names.get(CURRENT);
    if (name != null) {
      areIndexesTorn = !String.valueOf(store.getCurrentVersion()).equals(names.get(VERSION));
      if (areIndexesTorn) {
        logger.warn("The process ended in the midst of a large change: all indexes are made anew");
      }
      read(logFile(name));
    }
    discard();
  }

  /** Whether, at a start, documents may be without index entries or entries without documents. */
  synchronized boolean areIndexesTorn() {
    return areIndexesTorn;
  }

  /** The map of this name with all its changes; a new one becomes part of the store at the next checkpoint. */
  synchronized <K, V> MVMap<K, V> openMap(String name, DataType<K> keyType, DataType<V> valueType) {
    if (!store.hasMap(name)) {
      demandCheckpoint();
    }
    LoggedMap.Builder<K, V> builder = new LoggedMap.Builder<>(this);
    builder.setKeyType(keyType);
    builder.setValueType(valueType);
    LoggedMap<K, V> map = store.openMap(name, builder);
    List<ByteBuffer> records = pending.remove(map.getId());
    if (records != null) {
      records.forEach(record -> bringIn(map, record));
    }
    return map;
  }

  synchronized void removeMap(String name) {
    if (store.hasMap(name)) {
      demandCheckpoint();
      store.removeMap(name);
    }
  }

  private static <K, V> void bringIn(MVMap<K, V> map, ByteBuffer record) {
    boolean hasValue = record.get() != 0;
    K key = map.getKeyType().read(record);
    if (hasValue) {
      map.put(key, map.getValueType().read(record));
    } else {
      map.remove(key);
    }
  }

  synchronized <K, V> void put(MVMap<K, V> map, K key, V value) {
    add(map, key, value, true);
  }

  synchronized <K, V> void removed(MVMap<K, V> map, K key) {
    add(map, key, null, false);
  }

  private <K, V> void add(MVMap<K, V> map, K key, V value, boolean hasValue) {
    if (isCheckpointDemanded) {
      return;
    }
    if (collecting.position() == 0) {
      collecting.putLong(0);
    }
    collecting.putVarInt(map.getId());
    int start = collecting.position();
    collecting.putInt(0).put((byte) (hasValue ? 1 : 0));
    map.getKeyType().write(collecting, key);
    if (hasValue) {
      map.getValueType().write(collecting, value);
    }
    collecting.putInt(start, collecting.position() - start - Integer.BYTES);
  }

  /** To be called when something was changed that records don't tell; until a checkpoint none are needed any more. */
  synchronized void demandCheckpoint() {
    isCheckpointDemanded = true;
    collecting.clear();
  }

  /** Whether what was changed can't be told by a frame, or is too much to wait for the next checkpoint. */
  synchronized boolean needsCheckpoint() {
    return isCheckpointDemanded || written > MOST_BYTES || store.getUnsavedMemory() > MOST_UNSAVED_BYTES;
  }

  /** Whether a checkpoint would change nothing. */
  synchronized boolean isEmpty() {
    return !isCheckpointDemanded && written == 0 && !store.hasUnsavedChanges();
  }

  /** Makes room in the file: moves what is still of use in parts that are mostly of none. The next checkpoint writes it. */
  void compact() {
    store.compact(FILL_PERCENT, COMPACTED_BYTES);
  }

  /**
   * All changes since the last frame. To be called while no change is half made, and only when the frame before was
   * written: they take turns in two buffers.
   */
  synchronized ByteBuffer cutFrame() {
    WriteBuffer full = collecting;
    collecting = spare;
    collecting.clear();
    spare = full;
    ByteBuffer frame = full.getBuffer().duplicate();
    frame.flip();
    if (frame.hasRemaining()) {
      frame.putInt(0, frame.remaining() - FRAME_HEAD_BYTES);
      frame.putInt(Integer.BYTES, checksum(frame.slice(FRAME_HEAD_BYTES, frame.remaining() - FRAME_HEAD_BYTES)));
    }
    return frame;
  }

  /** Brings a frame to the operating system. */
  void write(ByteBuffer frame) {
    try {
      written += frame.remaining();
      while (frame.hasRemaining()) {
        channel.write(frame);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Commits the store and goes on with an empty log. To be called while no change is half made and no frame is written. */
  synchronized void checkpoint() {
    String name = UUID.randomUUID().toString();
    try {
      FileChannel next = FileChannel.open(logFile(name), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      commit(name);
      channel = next;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    isCheckpointDemanded = false;
    areIndexesTorn = false;
  }

  /** A last checkpoint, after which the store needs no log. */
  synchronized void close() {
    try {
      commit(null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    isCheckpointDemanded = true;
  }

  private void commit(String nextName) throws IOException {
    if (!pending.isEmpty()) {
      throw new IllegalStateException("The log has changes of maps that nobody opened: " + pending.keySet());
    }
    String name = nextName == null ? names.remove(CURRENT) : names.put(CURRENT, nextName);
    long version;
    do {
      version = store.getCurrentVersion() + 1;
      names.put(VERSION, String.valueOf(version));
    } while (store.commit() != version);
    collecting.clear();
    written = 0;
    if (channel != null) {
      channel.close();
    }
    if (name != null) {
      Files.deleteIfExists(logFile(name));
    }
  }

  private Path logFile(String name) {
    return file.resolveSibling(file.getFileName() + "." + name + ".log");
  }

  private void read(Path log) throws IOException {
    if (!Files.exists(log)) {
      throw new MVStoreException(DataUtils.ERROR_FILE_CORRUPT, log + " is missing, which has its latest changes");
    }
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(log));
    int frames = 0;
    for (ByteBuffer frame = nextFrame(bytes); frame != null; frame = nextFrame(bytes)) {
      frames++;
      while (frame.hasRemaining()) {
        int map = DataUtils.readVarInt(frame);
        int length = frame.getInt();
        pending.computeIfAbsent(map, none -> new ArrayList<>()).add(frame.slice(frame.position(), length));
        frame.position(frame.position() + length);
      }
    }
    logger.info("Bringing in {} frames of the log; {} bytes at its end were not acknowledged", frames, bytes.remaining());
  }

  /** Null when there is none that is whole; then `bytes` stays where it is. */
  private static ByteBuffer nextFrame(ByteBuffer bytes) {
    if (bytes.remaining() < FRAME_HEAD_BYTES) {
      return null;
    }
    int start = bytes.position();
    int length = bytes.getInt(start);
    if (length <= 0 || length > bytes.remaining() - FRAME_HEAD_BYTES) {
      return null;
    }
    ByteBuffer records = bytes.slice(start + FRAME_HEAD_BYTES, length);
    if (checksum(records.duplicate()) != bytes.getInt(start + Integer.BYTES)) {
      return null;
    }
    bytes.position(start + FRAME_HEAD_BYTES + length);
    return records;
  }

  private static int checksum(ByteBuffer records) {
    CRC32C sum = new CRC32C();
    sum.update(records);
    return (int) sum.getValue();
  }

  /** What is left of checkpoints during which the process ended. */
  private void discard() throws IOException {
    String current = names.get(CURRENT);
    try (DirectoryStream<Path> logs = Files.newDirectoryStream(file.toAbsolutePath().getParent(), file.getFileName() + ".*.log")) {
      for (Path log : logs) {
        if (current == null || !log.equals(logFile(current))) {
          Files.delete(log);
        }
      }
    }
  }
}
