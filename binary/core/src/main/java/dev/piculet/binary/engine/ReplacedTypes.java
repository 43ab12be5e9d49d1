package dev.piculet.binary.engine;

import dev.piculet.access.Accessors;
import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.binary.error.OpenErrors;
import dev.piculet.binary.error.SchemaErrors;
import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.binary.layout.TypeRules;
import java.lang.invoke.SerializedLambda;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The types of classes that choose what is written of their instances, lambdas' among them. Thread-safe. */
final class ReplacedTypes {
    private final TypeRules rules;
    private final SerializerOptions options;
    private final Map<Class<?>, ReplacedType> known = new ConcurrentHashMap<>();

    /** What lambdas say of themselves, which is asked for once more. */
    private final ReplacedType lambdas;

    ReplacedTypes(TypeRules rules, SerializerOptions options) {
        this.rules = rules;
        this.options = options;
        this.lambdas = new ReplacedType(SerializedLambda.class, new LambdaReplacer(rules.allowed()));
    }

    /** The type of what a lambda chooses. */
    ReplacedType lambdas() {
        return lambdas;
    }

    /**
     * Whether a class chooses what is written of its instances.
     *
     * @throws dev.piculet.binary.io.UnsupportedValueException if it is a lambda's, and the class in whose code that stands is not
     *     allowed: nothing is kept of it, for its loader may go long before the serializer
     */
    boolean contains(Class<?> type) {
        if (known.containsKey(type)) {
            return true;
        }
        if (type.isHidden()) {
            LambdaReplacer.requireAllowed(type, rules.allowed());
        }
        return rules.selfWriting().isReplaced(type);
    }

    /**
     * Returns the type of a class that chooses what is written.
     *
     * @throws UnsupportedClassException if its package is closed
     */
    ReplacedType of(Class<?> type) {
        ReplacedType own = known.get(type);
        if (own != null) {
            return own;
        }
        Accessors accessors = Accessors.of(rules.model(type), options.lookup(type));
        ReplacedType made = new ReplacedType(
                type,
                new ReplacedType.OwnMethod(accessors.method(rules.selfWriting().replacer(type))));
        ReplacedType other = known.putIfAbsent(type, made);
        return other != null ? other : made;
    }

    /** Returns the same for a value that is to be written. */
    ReplacedType toWrite(Class<?> type) {
        try {
            return of(type);
        } catch (UnsupportedClassException e) {
            throw OpenErrors.unsupportedClass(type, SchemaErrors.asOurs(e));
        }
    }
}
