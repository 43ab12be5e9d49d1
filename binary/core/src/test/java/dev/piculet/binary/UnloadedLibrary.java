package dev.piculet.binary;

import java.io.File;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes some values with a serializer whose library has a class loader of its own, and tells whether that is collected. */
public final class UnloadedLibrary {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    /** To compare two of these ends what JDK 17 keeps of the record that was compared last: its class, and so its loader. */
    private record Compared(Thread thread) {}

    private UnloadedLibrary() {}

    /** @param arguments the class path */
    public static void main(String[] arguments) throws Exception {
        Object sublist = new ArrayList<>(List.of("a", "b")).subList(0, 1);
        Object keys = new HashMap<>(Map.of("a", 1)).keySet();
        Object map = Collections.checkedMap(new HashMap<>(Map.of("a", 1)), String.class, Integer.class);
        WeakReference<?> loader = ownLoader(arguments[0], sublist, keys, map);
        if (!new Compared(null).equals(new Compared(null))) {
            throw new IllegalStateException("Equal records differ.");
        }
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (loader.get() != null && System.nanoTime() < end) {
            System.gc();
            Thread.sleep(10);
        }
        System.out.print(loader.get() == null ? "unloaded\n" : "still reachable\n");
    }

    private static WeakReference<?> ownLoader(String classPath, Object... values) throws Exception {
        List<URL> urls = new ArrayList<>();
        for (String each : classPath.split(File.pathSeparator)) {
            urls.add(Path.of(each).toUri().toURL());
        }
        try (URLClassLoader loader =
                new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
            Class<?> own = loader.loadClass(TypedSerializer.class.getName());
            Object serializer = own.getMethod("of", Class.class).invoke(null, Object.class);
            for (Object value : values) {
                own.getMethod("serialize", Object.class).invoke(serializer, value);
            }
            return new WeakReference<>(loader);
        }
    }
}
