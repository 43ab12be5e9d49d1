package dev.piculet.lab.payload.guest;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.ReferenceTree;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.BaseStream;

/** Makes the values of a stranger's class in this JVM, whose class path has the class. */
public final class GuestValues {
    /** Values that are asked for of a supplier that gives one a call. */
    private static final int CALLS = 64;

    /** Values that are asked for of a supplier that gives many, of which a stream may be endless. */
    static final int MOST = 1024;

    private final GuestFile file;
    private final ClassLoader loader;
    private final Type root;
    private Binding<Object> reader;

    /** @throws GuestException if the class is not there, or is not for this JVM */
    public GuestValues(GuestFile file) throws GuestException {
        this.file = file;
        loader = GuestValues.class.getClassLoader();
        root = type(file.types().get(0));
        for (String other : file.types()) {
            type(other);
        }
    }

    private Type type(String name) throws GuestException {
        try {
            return TypeName.parse(name, loader);
        } catch (ClassNotFoundException e) {
            throw new GuestException("There is no class " + e.getMessage() + " on the class path.", e);
        } catch (UnsupportedClassVersionError e) {
            throw new GuestException(name + " is for a newer JDK than " + System.getProperty("java.version") + ".", e);
        } catch (LinkageError e) {
            throw new GuestException(name + " can't be loaded (" + GuestException.reason(e) + ").", e);
        } catch (IllegalArgumentException e) {
            throw new GuestException(e.getMessage(), e);
        }
    }

    public Type root() {
        return root;
    }

    /** Returns all values, each once. */
    public List<Object> all() throws GuestException {
        return file.supplier() != null ? supplied() : read();
    }

    private List<Object> read() throws GuestException {
        if (reader == null) {
            reader = bind(file.reader());
        }
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < file.documents(); i++) {
            try {
                values.add(reader.release(reader.deserialize(Files.readAllBytes(file.document(i)))));
            } catch (Exception | LinkageError e) {
                throw new GuestException(GuestException.reason(e), i, e);
            }
            if (values.get(i) == null) {
                throw new GuestException("It is read as null.", i, null);
            }
        }
        return values;
    }

    /** Returns what writes references. */
    public Binding<Object> writer() throws GuestException {
        return bind(file.writer());
    }

    /** Binds a contender that is not on the class path; it is told of the type, and of no value. */
    @SuppressWarnings("unchecked")
    private Binding<Object> bind(GuestFile.Borrowed borrowed) throws GuestException {
        try {
            ClassLoader isolated = new IsolatedLoader(borrowed.classPath(), loader);
            Contender contender = (Contender) isolated.loadClass(borrowed.className())
                    .getDeclaredConstructor()
                    .newInstance();
            Payload told = Payload.ofEach(GuestPayloads.SUITE, file.id(), root, List.of())
                    .classes(reached(List.of()).own(firstOwn()).toArray(Class<?>[]::new))
                    .build();
            return (Binding<Object>) contender.bind(told);
        } catch (Exception | LinkageError e) {
            throw new GuestException(GuestException.reason(e), e);
        }
    }

    private List<Object> supplied() throws GuestException {
        try {
            Supplier<?> supplier = supplier();
            Object first = supplier.get();
            if (!rawRoot().isInstance(first)) {
                return checked(chosen(elementsOf(first)));
            }
            List<Object> values = new ArrayList<>(List.of(first));
            Object second = supplier.get();
            if (ReferenceTree.of(first).equals(ReferenceTree.of(second))) {
                return values;
            }
            values.add(second);
            while (values.size() < CALLS) {
                values.add(supplier.get());
            }
            return checked(chosen(values.iterator()));
        } catch (GuestException e) {
            throw e;
        } catch (Exception | LinkageError e) {
            throw new GuestException("The supplier " + file.supplier() + " fails: " + GuestException.reason(e), e);
        }
    }

    private Iterator<?> elementsOf(Object many) throws GuestException {
        if (many instanceof Collection<?> elements) {
            return elements.iterator();
        }
        if (many instanceof BaseStream<?, ?> stream) {
            return stream.iterator();
        }
        if (many instanceof Object[] elements) {
            return Arrays.asList(elements).iterator();
        }
        throw new GuestException(unfit(many), null);
    }

    /** Returns those that the file names, or all before it names some, and looks at no more than it needs. */
    private List<Object> chosen(Iterator<?> all) {
        List<Integer> wanted = file.chosen();
        int end = wanted.isEmpty() ? MOST : wanted.get(wanted.size() - 1) + 1;
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < end && all.hasNext(); i++) {
            Object value = all.next();
            if (wanted.isEmpty() || Collections.binarySearch(wanted, i) >= 0) {
                values.add(value);
            }
        }
        return values;
    }

    private List<Object> checked(List<Object> values) throws GuestException {
        for (Object value : values) {
            if (!rawRoot().isInstance(value)) {
                throw new GuestException(unfit(value), null);
            }
        }
        if (values.isEmpty()) {
            throw new GuestException("The supplier " + file.supplier() + " gives no value.", null);
        }
        return values;
    }

    private String unfit(Object value) {
        String found = value == null ? "null" : "a " + value.getClass().getName();
        return "The supplier " + file.supplier() + " gives " + found + ", and neither a " + root.getTypeName()
                + " nor a collection, stream or array of them.";
    }

    private Supplier<?> supplier() throws Exception {
        String name = file.supplier();
        int mark = name.indexOf('#');
        Class<?> type = Class.forName(mark < 0 ? name : name.substring(0, mark), true, loader);
        if (mark >= 0) {
            return calling(type.getDeclaredMethod(name.substring(mark + 1)), null);
        }
        if (!Supplier.class.isAssignableFrom(type)) {
            throw new GuestException(
                    name + " is no java.util.function.Supplier. For a static method, write " + name + "#method.", null);
        }
        Constructor<?> constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        return (Supplier<?>) constructor.newInstance();
    }

    private static Supplier<?> calling(Method method, Object owner) throws GuestException {
        if (!Modifier.isStatic(method.getModifiers())) {
            throw new GuestException(method.getName() + " is not static.", null);
        }
        method.setAccessible(true);
        return () -> {
            try {
                return method.invoke(owner);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(GuestException.reason(e), e);
            }
        };
    }

    ReachedClasses reached(List<Object> values) {
        ReachedClasses classes = new ReachedClasses();
        classes.add(root);
        try {
            for (String other : file.types()) {
                classes.add(TypeName.parse(other, loader));
            }
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e); // All were found before.
        }
        values.forEach(classes::addValue);
        return classes;
    }

    /** The first class that the types name and that is no library's, or that of the root. */
    Class<?> firstOwn() {
        for (String name : TypeName.classesIn(file.types().get(0))) {
            try {
                Class<?> type = Class.forName(name, false, loader);
                if (type.getClassLoader() == loader && !name.startsWith("kotlin.")) {
                    return type;
                }
            } catch (ClassNotFoundException e) {
                throw new AssertionError(e); // All were found before.
            }
        }
        return rawRoot();
    }

    private Class<?> rawRoot() {
        return (Class<?>) (root instanceof ParameterizedType type ? type.getRawType() : root);
    }
}
