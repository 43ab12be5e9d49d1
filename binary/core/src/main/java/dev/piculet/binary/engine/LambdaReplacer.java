package dev.piculet.binary.engine;

import dev.piculet.binary.codec.Replacer;
import dev.piculet.binary.error.OpenErrors;
import dev.piculet.binary.layout.AllowedClasses;
import dev.piculet.binary.leaf.SerialLambda;
import java.lang.invoke.SerializedLambda;

/**
 * Takes what a lambda tells Java serialization of itself. The class in whose code it stands has to be allowed, for it makes
 * the lambda that is read.
 */
record LambdaReplacer(AllowedClasses allowed) implements Replacer {
    @Override
    public Object call(Object value) {
        SerializedLambda lambda = (SerializedLambda) value;
        String name = lambda.getCapturingClass().replace('/', '.');
        Class<?> capturing = allowed.apply(name);
        if (capturing == null) {
            throw OpenErrors.lambdaNotAllowed(name);
        }
        return SerialLambda.of(lambda, capturing);
    }
}
