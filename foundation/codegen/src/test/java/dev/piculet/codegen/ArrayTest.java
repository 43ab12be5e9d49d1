package dev.piculet.codegen;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.element;
import static dev.piculet.codegen.Expressions.length;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.newArray;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.setElement;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_int;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.codegen.tree.Local;
import java.lang.constant.ClassDesc;
import java.lang.reflect.Array;
import java.util.List;
import org.junit.jupiter.api.Test;

class ArrayTest {
    private static final Object[] SAMPLES = {true, (byte) -1, (short) -2, '\uffff', -3, -4L, 5.5f, 6.5, "text"};

    @Test
    void elementsOfEveryTypeAreMovedFromOneArrayToAnother() {
        for (Object sample : SAMPLES) {
            Class<?> type = sample instanceof String
                    ? String.class
                    : java.lang.invoke.MethodType.methodType(sample.getClass())
                            .unwrap()
                            .returnType();
            ClassDesc component = ClassDesc.ofDescriptor(type.descriptorString());
            Local copy = local("copy", component.arrayType());
            var code = Generated.method(Generated.type(component.arrayType(), component.arrayType()), method -> {
                Local source = method.parameter(0, "source");
                return sequence(
                        let(copy, newArray(component, add(length(source), constant(1)))),
                        setElement(copy, constant(1), element(source, constant(0))),
                        returns(copy));
            });
            Object source = Array.newInstance(type, 1);
            Array.set(source, 0, sample);
            Object result = code.call(source);
            assertEquals(type, result.getClass().getComponentType());
            assertEquals(2, Array.getLength(result));
            assertEquals(sample, Array.get(result, 1));
        }
    }

    @Test
    void arraysOfArraysAreMade() {
        Local rows = local("rows", CD_int.arrayType(2));
        var code = Generated.method(
                Generated.type(CD_int.arrayType(2)),
                method -> sequence(
                        let(rows, newArray(CD_int.arrayType(), constant(2))),
                        setElement(rows, constant(0), newArray(CD_int, constant(3))),
                        setElement(element(rows, constant(0)), constant(2), length(rows)),
                        returns(rows)));
        int[][] rowsMade = (int[][]) code.call();
        assertArrayEquals(new int[] {0, 0, 2}, rowsMade[0]);
    }

    @Test
    void arrayIsASerializableAndAnObjectWithoutACast() {
        ClassDesc serializable = ClassDesc.of("java.io.Serializable");
        for (ClassDesc type : List.of(CD_Object, serializable)) {
            var code = Generated.method(Generated.type(type), method -> returns(newArray(CD_String, constant(1))));
            assertEquals(1, ((Object[]) code.call()).length);
        }
    }

    @Test
    void elementOfSomethingElseIsRefused() {
        var error = assertThrows(IllegalArgumentException.class, () -> element(constant("text"), constant(0)));
        assertEquals(
                "Cannot use '\"text\"' of type java.lang.String in 'element'. Cast it to an array type.",
                error.getMessage());
    }
}
