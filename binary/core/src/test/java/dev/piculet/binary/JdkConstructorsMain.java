package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.math.BigInteger;
import java.security.spec.MGF1ParameterSpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.RSAPublicKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.DoubleSummaryStatistics;
import java.util.concurrent.atomic.LongAccumulator;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Writes and reads values of the JDK's classes, whose packages are open to it, and prints each result. There is no
 * generated code for them.
 */
final class JdkConstructorsMain {
    private JdkConstructorsMain() {}

    public static void main(String[] arguments) throws Exception {
        byte[] key = {1, 2, 3};
        LongAccumulator accumulator = new LongAccumulator(Long::sum, 0);
        accumulator.accumulate(5);
        Object[] values = {
            new X509EncodedKeySpec(key),
            new X509EncodedKeySpec(key, "RSA"),
            new PKCS8EncodedKeySpec(key),
            new PKCS8EncodedKeySpec(key, "EC"),
            new SecretKeySpec(key, "AES"),
            new PBEKeySpec("secret".toCharArray()),
            new PBEKeySpec("secret".toCharArray(), key, 7),
            new PBEKeySpec("secret".toCharArray(), key, 7, 8),
            new RSAPublicKeySpec(BigInteger.TEN, BigInteger.TWO),
            MGF1ParameterSpec.SHA256,
            new DoubleSummaryStatistics(1, 2, 2, 2),
            accumulator,
        };
        for (Object value : values) {
            for (boolean references : new boolean[] {false, true}) {
                System.out.println(value.getClass().getSimpleName() + " " + outcome(value, references));
            }
        }
    }

    @SuppressWarnings("unchecked") // This is the value's own class.
    private static String outcome(Object value, boolean references) {
        TypedSerializer<Object> serializer;
        try {
            TypedSerializerBuilder<Object> builder = TypedSerializer.builder((Class<Object>) value.getClass());
            serializer = (references ? builder.references() : builder).build();
        } catch (UnsupportedClassException e) {
            return "refused";
        }
        byte[] bytes;
        try {
            bytes = serializer.serialize(value);
        } catch (UnsupportedValueException e) {
            return "refused";
        }
        try {
            Object read = serializer.deserialize(bytes);
            assertSame(value.getClass(), read.getClass());
            assertArrayEquals(bytes, serializer.serialize(read));
        } catch (BinaryException e) {
            return "refused when read: " + e.getMessage();
        }
        return "right";
    }
}
