package dev.piculet.codegen.property;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.GeneratedCodePrinter;
import dev.piculet.codegen.HiddenClassDefiner;
import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;

/** Random arithmetic and conditions have the same results in generated code as in Java. */
@Tag("property")
class GeneratedEqualsInterpretedTest {
    private static final ClassDesc[] TYPES = RandomTree.PARAMETERS.toArray(new ClassDesc[0]);
    private static final Object[] DOUBLES = {0.0, -0.0, 1.5, Double.NaN, Double.POSITIVE_INFINITY, -1e300, 5e9};

    @Property(tries = 400)
    void generatedMethodReturnsTheSameAsJava(@ForAll long seed, @ForAll @IntRange(max = 6) int depth) throws Exception {
        Random random = new Random(seed);
        ClassDesc type = TYPES[random.nextInt(4)];
        ClassSpec spec = ClassSpec.of("dev.piculet.codegen.property", "Random");
        MethodSpec method = spec.method(Modifier.STATIC, "run", MethodTypeDesc.of(type, TYPES));
        List<Local> parameters = new ArrayList<>();
        for (int i = 0; i < TYPES.length; i++) {
            parameters.add(method.parameter(i, "p" + i));
        }
        RandomTree.Tree<?> tree = tree(new RandomTree(random, parameters), type, depth);
        method.body(Expressions.returns(tree.code()));
        MethodHandles.Lookup lookup = HiddenClassDefiner.defineLookup(MethodHandles.lookup(), spec);
        MethodType resolved = (MethodType) method.type().resolveConstantDesc(lookup);
        MethodHandle code = lookup.findStatic(lookup.lookupClass(), "run", resolved);
        for (int i = 0; i < 20; i++) {
            Object[] values = values(random);
            assertEquals(
                    outcome(() -> tree.value(values)),
                    outcome(() -> code.invokeWithArguments(values)),
                    () -> GeneratedCodePrinter.print(spec) + List.of(values));
        }
    }

    private static RandomTree.Tree<?> tree(RandomTree trees, ClassDesc type, int depth) {
        if (type.equals(ConstantDescs.CD_int)) {
            return trees.ofInt(depth);
        }
        if (type.equals(ConstantDescs.CD_long)) {
            return trees.ofLong(depth);
        }
        return type.equals(ConstantDescs.CD_double) ? trees.ofDouble(depth) : trees.ofBoolean(depth);
    }

    private static Object[] values(Random random) {
        return new Object[] {
            random.nextInt(5) - 2,
            random.nextLong(),
            DOUBLES[random.nextInt(DOUBLES.length)],
            random.nextBoolean(),
            random.nextInt(),
            (long) random.nextInt(5) - 2
        };
    }

    /** A computation that returns or throws. */
    private interface Computation {
        Object run() throws Throwable;
    }

    private static Object outcome(Computation computation) {
        try {
            return computation.run();
        } catch (Throwable e) {
            return e.toString();
        }
    }
}
