package dev.piculet.binary.engine;

import dev.piculet.access.Accessors;
import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.binary.codec.Codec;
import dev.piculet.binary.codec.DictionaryCodec;
import dev.piculet.binary.codec.InterpretedRoot;
import dev.piculet.binary.codec.NotNullCodec;
import dev.piculet.binary.codec.ObjectCodec;
import dev.piculet.binary.codec.SequenceCodec;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.generator.CodecGenerator;
import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.binary.layout.TypeRules;
import dev.piculet.binary.runtime.GeneratedRoot;
import dev.piculet.binary.schema.ObjectDensity;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.codegen.CodeTooLargeException;
import dev.piculet.codegen.HiddenClassDefiner;
import java.lang.System.Logger.Level;
import java.lang.invoke.MethodHandles;
import java.util.Optional;

/** Chooses the class whose nest gets the generated code, and falls back on the interpreter if none will do. */
final class Generation {
    private final InterpretedRoot interpreted;
    private final WireSchema schema;
    private final Subject subject;
    private final TypeRules rules;
    private final SerializerOptions options;
    private final boolean writes;

    /** @param writes whether the codec is for writing, too */
    Generation(
            InterpretedRoot interpreted,
            WireSchema schema,
            Subject subject,
            TypeRules rules,
            SerializerOptions options,
            boolean writes) {
        this.interpreted = interpreted;
        this.schema = schema;
        this.subject = subject;
        this.rules = rules;
        this.options = options;
        this.writes = writes;
    }

    /** Returns the generated codec, if there can be one. */
    Optional<GeneratedRoot> generate() {
        // Generated code counts no objects.
        if (!HiddenClassDefiner.isPossible() || !ObjectDensity.isLow(schema, subject.isPart())) {
            return Optional.empty();
        }
        try {
            CodecGenerator.Host host = host();
            MethodHandles.Lookup lookup = options.lookup(host.type());
            return Optional.of(CodecGenerator.generate(interpreted, rootClass(), host, lookup, writes));
        } catch (UnsupportedClassException | CodeTooLargeException e) {
            return Optional.empty();
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            report(e);
            return Optional.empty();
        }
    }

    /** What values of the root are instances of, in generated code: those of a part may be chosen by their class. */
    private Class<?> rootClass() {
        boolean isAny = subject.isPart() && interpreted.codec().isResolved();
        return isAny ? Object.class : subject.type().rawClass();
    }

    /** Logs a bug in Piculet that costs time but no value. */
    void report(Throwable cause) {
        System.getLogger("dev.piculet.binary").log(Level.WARNING, ValueErrors.unusableCode(subject.type()), cause);
    }

    /** The nest of the first class of objects, or this module's own if there is none. */
    private CodecGenerator.Host host() {
        Class<?> first = firstClass(interpreted.codec());
        if (first != Generation.class) {
            Accessors accessors = Accessors.of(rules.model(first), options.lookup(first));
            Optional<MethodHandles.Lookup> lookup = accessors.nestLookup(GeneratedRoot.class);
            if (lookup.isPresent()) {
                return new CodecGenerator.Host(first, lookup.get());
            }
            throw new UnsupportedClassException(
                    first.getName(), accessors.nestObstacle(GeneratedRoot.class).orElseThrow());
        }
        return new CodecGenerator.Host(Generation.class, MethodHandles.lookup());
    }

    private static Class<?> firstClass(Codec codec) {
        if (codec instanceof ObjectCodec object) {
            return object.layout().type();
        }
        if (codec instanceof NotNullCodec notNull) {
            return firstClass(notNull.codec());
        }
        if (codec instanceof SequenceCodec sequence) {
            return firstClass(sequence.element());
        }
        if (codec instanceof DictionaryCodec dictionary) {
            Class<?> key = firstClass(dictionary.key());
            return key != Generation.class ? key : firstClass(dictionary.value());
        }
        return Generation.class;
    }
}
