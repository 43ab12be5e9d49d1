package dev.piculet.jackson3.beans;

import dev.piculet.codegen.CodeGenerationThread;
import dev.piculet.jackson.bean.DirectWriterSource;
import dev.piculet.jackson.bean.NotGenerated;
import dev.piculet.jackson.bean.Obstacle;
import dev.piculet.jackson.bean.WriteFacts;
import dev.piculet.jackson.direct.ClassWriters;
import dev.piculet.jackson.direct.DirectWriter;
import dev.piculet.jackson.direct.DirectWriters;
import dev.piculet.jackson.direct.ElementsWriter;
import dev.piculet.jackson.direct.EntriesWriter;
import dev.piculet.jackson.direct.LaterWriter;
import dev.piculet.jackson.direct.OddValueException;
import java.lang.ref.WeakReference;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.ValueSerializer;

/**
 * Finds what writes values without a generator, as their serializers do under one configuration of a mapper. Thread-safe.
 */
final class DirectPlanner {
    private static final OfConfigs<SerializationConfig, DirectPlanner> SHARED = new OfConfigs<>();

    /** Classes in each other that are looked at before they are seen: generics may go on forever. */
    private static final int MOST_PREPARED = 16;

    /**
     * Serializers of one class that are looked at. Where annotations of a property change how its class is written, Jackson makes one
     * for each property, and for each property inside of it: one with two such properties of its own class has no end of them.
     */
    private static final int MOST_OF_A_CLASS = 16;

    private final Supplier<SerializationContext> contexts;
    private final Object finder;
    private final Map<GeneratingSerializer, Bean> beans = new WeakHashMap<>();
    private final Map<Class<?>, Set<GeneratingSerializer>> ofClasses = new WeakHashMap<>();
    private int prepared;

    /** Whether nothing is made later, but at once on the calling thread. */
    private volatile boolean isEager;

    /**
     * Returns the one of a call's configuration, for all who write by it and keep it: classes inside have their code once. Null
     * if only the mapper can make contexts, or finds serializers in another way by now.
     */
    static DirectPlanner shared(SerializationContext call) {
        DirectPlanner one = SHARED.of(call.getConfig(), new Maker(call));
        return one != null && one.isFor(call) ? one : null;
    }

    private record Maker(SerializationContext call) implements Function<SerializationConfig, DirectPlanner> {
        @Override
        public DirectPlanner apply(SerializationConfig config) {
            Supplier<SerializationContext> contexts = JacksonCalls.contextsLike(call);
            return contexts == null ? null : new DirectPlanner(contexts, JacksonCalls.finderOf(call));
        }
    }

    /**
     * @param contexts what serializers are passed
     * @param finder what finds serializers; null if that is the mapper, whatever it does
     */
    DirectPlanner(Supplier<SerializationContext> contexts, Object finder) {
        this.contexts = contexts;
        this.finder = finder;
    }

    /** Tells whether a call of the configuration finds serializers as this does. */
    boolean isFor(SerializationContext call) {
        return JacksonCalls.finderOf(call) == finder;
    }

    /** What writes one class, or why nothing does. */
    private static final class Bean {
        /** Null once the writer is made. */
        LaterWriter late = new LaterWriter();

        /** Kept by those who write by it, so that nobody who writes one class keeps all the others. */
        WeakReference<DirectWriter> writer;

        NotGenerated failure;

        /** Returns null if nobody uses the writer any more. */
        DirectWriter writerOrNull() throws NotGenerated {
            if (failure != null) {
                throw failure;
            }
            return late == null ? writer.get() : late;
        }
    }

    /** Returns what writes the values of a serializer. */
    synchronized DirectWriter writerOf(ValueSerializer<?> by) throws NotGenerated {
        return writerOf(by, contexts.get());
    }

    private DirectWriter writerOf(ValueSerializer<?> by, SerializationContext context) throws NotGenerated {
        if (by instanceof GeneratingSerializer owner) {
            return beanWriter(owner);
        }
        ElementOutputs elements = CollectionOutputs.elementsOf(by);
        if (elements != null) {
            requireBrackets(context);
            if (JacksonCalls.ordersSets(context)) {
                throw new NotGenerated(Obstacle.OTHER_SETTINGS);
            }
            return new ElementsWriter(writerOf(elements, context));
        }
        ElementOutputs values = CollectionOutputs.valuesOf(by);
        if (values != null) {
            if (context.isEnabled(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)) {
                throw new NotGenerated(Obstacle.OTHER_SETTINGS);
            }
            return new EntriesWriter(writerOf(values, context));
        }
        DirectWriter array = arrayWriter(by, context);
        return array == null ? scalarWriter(by, context) : array;
    }

    private DirectWriter writerOf(ElementOutputs elements, SerializationContext context) throws NotGenerated {
        if (elements.serializer() != null) {
            return writerOf(elements.serializer(), context);
        }
        Classes classes = new Classes(elements);
        classes.prepare(elements.type().getRawClass());
        return classes;
    }

    /** Returns null for what is no array. */
    private DirectWriter arrayWriter(ValueSerializer<?> by, SerializationContext context) throws NotGenerated {
        DirectWriter numbers = ScalarWriters.ofNumbers(by);
        if (numbers != null && CollectionOutputs.isPlainArray(by)) {
            requireBrackets(context);
            return numbers;
        }
        ElementOutputs elements = CollectionOutputs.elementsOfArray(by);
        if (elements == null) {
            return null;
        }
        requireBrackets(context);
        return new DirectWriters.OfObjects(writerOf(elements, context));
    }

    private static void requireBrackets(SerializationContext context) throws NotGenerated {
        if (context.isEnabled(SerializationFeature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)) {
            throw new NotGenerated(Obstacle.OTHER_SETTINGS);
        }
    }

    private DirectWriter scalarWriter(ValueSerializer<?> by, SerializationContext context) throws NotGenerated {
        ValueOutput output = ValueOutputs.of(by);
        DirectWriter usual = ScalarWriters.of(output, context);
        if (usual == null && OwnTypes.areWrittenBy(by, context.getConfig())) {
            usual = new OwnToken(by, contexts);
        }
        if (usual == null) {
            usual = JsonValueWriters.of(by, context, new Contents());
        }
        if (usual == null) {
            throw new NotGenerated(
                    output instanceof ScalarOutput ? Obstacle.OTHER_SETTINGS : Obstacle.OTHER_SERIALIZER);
        }
        return usual;
    }

    private final class Contents implements JsonValueWriters.Contents {
        @Override
        public DirectWriter writer(ValueSerializer<?> by) {
            try {
                return scalarWriter(by, contexts.get());
            } catch (NotGenerated e) {
                return null;
            }
        }
    }

    private DirectWriter beanWriter(GeneratingSerializer owner) throws NotGenerated {
        if (owner.settings().generateAfter() == 0) {
            isEager = true;
        }
        Bean known = beans.get(owner);
        DirectWriter writer = known == null ? null : known.writerOrNull();
        return writer == null ? newWriter(owner) : writer;
    }

    private DirectWriter newWriter(GeneratingSerializer owner) throws NotGenerated {
        requireFew(owner);
        Bean bean = new Bean();
        beans.put(owner, bean);
        try {
            DirectWriter writer = owner.directWriter(new PropertyWriters(owner));
            bean.late.set(writer);
            bean.writer = new WeakReference<>(writer);
            bean.late = null;
            return writer;
        } catch (NotGenerated e) {
            bean.failure = e;
            throw e;
        } catch (RuntimeException | LinkageError | VirtualMachineError e) {
            // Else whoever has it inside would wait for it at each value.
            bean.failure = new NotGenerated(NotGenerated.failed(e));
            throw bean.failure;
        }
    }

    private void requireFew(GeneratingSerializer owner) throws NotGenerated {
        Set<GeneratingSerializer> all = ofClasses.get(owner.handledType());
        if (all == null) {
            all = Collections.newSetFromMap(new WeakHashMap<>());
            ofClasses.put(owner.handledType(), all);
        }
        if (all.size() >= MOST_OF_A_CLASS && !all.contains(owner)) {
            throw new NotGenerated("its class has too many serializers");
        }
        all.add(owner);
    }

    private final class PropertyWriters implements DirectWriterSource.Values {
        private final GeneratingSerializer owner;

        PropertyWriters(GeneratingSerializer owner) {
            this.owner = owner;
        }

        @Override
        public DirectWriter writer(WriteFacts facts, Object by) throws NotGenerated {
            if (by == owner) {
                return null;
            }
            if (by != null) {
                return writerOf((ValueSerializer<?>) by, contexts.get());
            }
            DynamicProperty property = (DynamicProperty) facts.property();
            Classes classes = new Classes(property);
            classes.prepare(property.getType().getRawClass());
            return classes;
        }
    }

    /** Writes values whose classes tell the serializer. */
    private final class Classes extends ClassWriters {
        private final SerializerFinder finder;
        private final Set<Class<?>> asked = ConcurrentHashMap.newKeySet();

        Classes(SerializerFinder finder) {
            this.finder = finder;
        }

        @Override
        protected DirectWriter find(Class<?> type) {
            if (asked.add(type)) {
                if (isEager) {
                    return made(type);
                }
                if (!CodeGenerationThread.execute(new Making(this, type))) {
                    asked.remove(type);
                }
            }
            throw OddValueException.odd();
        }

        /** Makes what is likely to be needed before it is, unless it is made at once then. */
        void prepare(Class<?> declared) {
            if (isEager || prepared == MOST_PREPARED) {
                return;
            }
            prepared++;
            for (Class<?> type : likely(declared)) {
                if (finder.mayAskEarly(type) && asked.add(type)) {
                    made(type);
                }
            }
            prepared--;
        }

        private DirectWriter made(Class<?> type) {
            DirectWriter made = new DirectWriters.OfNothing();
            try {
                made = writerOf(finder.serializer(type, contexts.get()));
            } catch (Exception | LinkageError | VirtualMachineError e) {
                // Nothing but Jackson's own code writes them.
            }
            add(type, made);
            return made;
        }
    }

    private record Making(Classes classes, Class<?> type) implements Runnable {
        @Override
        public void run() {
            // Else who writes the value now asks for its serializer, and the next one finds it.
            if (classes.finder.mayAskEarly(type)) {
                classes.made(type);
            } else {
                classes.asked.remove(type);
            }
        }
    }

    private static List<Class<?>> likely(Class<?> declared) {
        if (Iterable.class.isAssignableFrom(declared) && declared.isAssignableFrom(ArrayList.class)) {
            return List.of(ArrayList.class);
        }
        if (Iterable.class.isAssignableFrom(declared) && declared.isAssignableFrom(LinkedHashSet.class)) {
            return List.of(LinkedHashSet.class, HashSet.class);
        }
        if (declared == Map.class) {
            return List.of(LinkedHashMap.class, HashMap.class);
        }
        boolean isAny = declared == Object.class || Modifier.isAbstract(declared.getModifiers());
        return isAny ? List.of() : List.of(declared);
    }
}
