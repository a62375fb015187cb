package de.b1fuchs.parser;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsServer;
import com.sun.net.httpserver.spi.HttpServerProvider;
import java.io.IOException;
import java.net.InetSocketAddress;
import sun.net.httpserver.DefaultHttpServerProvider;

/**
 * Binds an HTTP server that names no address to PARSER_HOST (default 127.0.0.1) instead of to every
 * interface: CoreNLP's server has no option for it. jvm.options names this class to the JDK.
 */
public final class LocalHttpServerProvider extends HttpServerProvider {

  private final HttpServerProvider jdk;
  private final String host;

  public LocalHttpServerProvider() {
    // Without it a small answer on a kept-alive connection waits for a delayed acknowledgement.
    System.setProperty("sun.net.httpserver.nodelay", "true");
    jdk = new DefaultHttpServerProvider();
    host = System.getenv().getOrDefault("PARSER_HOST", "127.0.0.1");
  }

  @Override
  public HttpServer createHttpServer(InetSocketAddress address, int backlog) throws IOException {
    return jdk.createHttpServer(local(address), backlog);
  }

  @Override
  public HttpsServer createHttpsServer(InetSocketAddress address, int backlog) throws IOException {
    return jdk.createHttpsServer(local(address), backlog);
  }

  private InetSocketAddress local(InetSocketAddress address) {
    return address.getAddress().isAnyLocalAddress() ? new InetSocketAddress(host, address.getPort()) : address;
  }
}
