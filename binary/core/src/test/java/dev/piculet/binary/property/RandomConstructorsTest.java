package dev.piculet.binary.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.Twins;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.UnsupportedClassException;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Constructors swap, change, drop, copy and check their parameters, and store values of their own. A copy equals its
 * original, even if that was changed after its creation, or the class is refused: in both implementations, with and
 * without references.
 */
class RandomConstructorsTest {
    // A fixed seed, so that a failure can be repeated.
    private static final int CLASSES = 400;

    private final Random random = new Random(13);

    private final ConstructorSource sources = new ConstructorSource(random);

    private boolean hasReferences;

    private int taken;

    /** The number of classes among these with fields that the constructor fills itself. */
    private int takenMade;

    private int refusedOnRead;

    @Test
    void readEqualsWrittenOrIsRefused(@TempDir Path folder) throws Exception {
        for (String options : new String[] {"-g:none", "-g", "-parameters"}) {
            Path classes = folder.resolve(options);
            compile(folder.resolve("sources" + options), classes, options);
            try (URLClassLoader loader = new URLClassLoader(
                    new URL[] {classes.toUri().toURL()}, getClass().getClassLoader())) {
                for (int i = 0; i < CLASSES; i++) {
                    hasReferences = i % 2 == 0;
                    check(loader.loadClass("made.Made" + i), options);
                }
            }
        }
        assertTrue(takenMade > CLASSES / 10, () -> "only " + takenMade + " of these store what they make");
        assertTrue(taken > CLASSES / 3, () -> "only " + taken + " classes were taken");
        assertTrue(refusedOnRead < taken / 10, () -> refusedOnRead + " values were written and not read");
    }

    @SuppressWarnings("unchecked")
    private void check(Class<?> type, String options) throws Exception {
        Twins<Object> twins;
        try {
            twins = Twins.of(() -> {
                TypedSerializerBuilder<Object> builder = TypedSerializer.builder((Class<Object>) type);
                return hasReferences ? builder.references() : builder;
            });
        } catch (UnsupportedClassException e) {
            return;
        }
        taken++;
        for (Field field : type.getDeclaredFields()) {
            if (field.getName().equals("g0")) {
                takenMade++;
            }
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            for (int i = 0; i < 5; i++) {
                Object value = create(constructor);
                if (value != null) {
                    change(value);
                    check(twins, value, options);
                }
            }
        }
    }

    private void check(Twins<Object> twins, Object value, String options) throws Exception {
        String written = state(value);
        try {
            byte[] bytes = twins.writeInterpreted(value);
            assertEquals(written, state(twins.readInterpreted(bytes)), value.getClass() + " " + options);
            assertEquals(written, state(twins.readGenerated(twins.writeGenerated(value))));
        } catch (MalformedInputException e) {
            assertTrue(e.getMessage().contains("refuses what was read"), e::getMessage);
            refusedOnRead++;
        }
    }

    /** Adds to collections that the constructor made or copied, and sets fields that are not final. */
    @SuppressWarnings("unchecked") // Their elements are texts.
    private void change(Object value) throws IllegalAccessException {
        for (Field field : value.getClass().getDeclaredFields()) {
            field.setAccessible(true);
            boolean isMade = field.getName().startsWith("g");
            Object held = field.get(value);
            if (isMade && held instanceof Map) {
                ((Map<String, String>) held).put("k" + random.nextInt(3), "v");
            } else if (isMade
                    && held instanceof Collection
                    && !held.getClass().getName().contains("Immutable")) {
                ((Collection<String>) held).add("e" + random.nextInt(3));
            } else if (held instanceof ArrayList<?> list && list.size() == 1) {
                // The same once more, which a copy may leave out.
                ((Collection<Object>) held).add(list.get(0));
            } else if (!Modifier.isFinal(field.getModifiers()) && !Modifier.isStatic(field.getModifiers())) {
                setAgain(field, value);
            }
        }
    }

    private void setAgain(Field field, Object value) throws IllegalAccessException {
        if (field.getType() == int.class) {
            field.setInt(value, random.nextInt(5));
        } else if (field.getType() == String.class && random.nextBoolean()) {
            field.set(value, "set" + random.nextInt(5));
        }
    }

    private static String state(Object value) throws IllegalAccessException {
        List<Object> state = new ArrayList<>();
        for (Field field : value.getClass().getDeclaredFields()) {
            field.setAccessible(true);
            if (Modifier.isStatic(field.getModifiers())) {
                continue;
            }
            Object held = field.get(value);
            boolean isMade = field.getName().startsWith("g") && held != null;
            state.add(field.getName() + "=" + held + (isMade ? held.getClass() : ""));
        }
        return state.toString();
    }

    private Object create(Constructor<?> constructor) throws ReflectiveOperationException {
        Object[] arguments = new Object[constructor.getParameterCount()];
        for (int i = 0; i < arguments.length; i++) {
            Class<?> type = constructor.getParameterTypes()[i];
            if (type == int.class) {
                arguments[i] = random.nextInt(20) - 10;
            } else if (type == long.class) {
                arguments[i] = random.nextInt(20) - 10L;
            } else if (type == boolean.class) {
                arguments[i] = true;
            } else if (random.nextInt(6) > 0) {
                String text = " t" + random.nextInt(5) + (random.nextBoolean() ? " " : "");
                arguments[i] = type == String.class ? text : new ArrayList<>(List.of(text));
            }
        }
        try {
            constructor.setAccessible(true);
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException e) {
            return null;
        }
    }

    private void compile(Path folder, Path classes, String options) throws IOException {
        Files.createDirectories(folder);
        List<String> arguments =
                new ArrayList<>(List.of("--release", "17", "-proc:none", "-nowarn", options, "-d", classes.toString()));
        for (int i = 0; i < CLASSES; i++) {
            Path file = folder.resolve("Made" + i + ".java");
            Files.writeString(file, sources.of("Made" + i));
            arguments.add(file.toString());
        }
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
    }
}
