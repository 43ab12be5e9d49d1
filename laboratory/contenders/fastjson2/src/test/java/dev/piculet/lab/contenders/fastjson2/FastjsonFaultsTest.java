package dev.piculet.lab.contenders.fastjson2;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONB;
import com.alibaba.fastjson2.JSONException;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import dev.piculet.lab.payload.ab.CustomData;
import dev.piculet.lab.payload.required.JavaRequest;
import dev.piculet.lab.payload.required.KotlinRequest;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Faults that the contenders work around. If a test fails with a newer version, its workaround is no longer needed. */
class FastjsonFaultsTest {
    /** The reason for {@link ReadByField} in JSON: written values are silently not read. */
    @Test
    void fieldBasedIsWithoutEffectWhenKotlinClassesAreRead() {
        KotlinRequest request = new KotlinRequest();
        request.setPromotion(true);
        String text = JSON.toJSONString(request, JSONWriter.Feature.FieldBased);
        assertEquals("{\"credit\":0,\"debit\":0,\"isPromotion\":true}", text);
        assertNull(JSON.parseObject(text, KotlinRequest.class, JSONReader.Feature.FieldBased)
                .isPromotion());
    }

    /** The reason for {@link ReadByField} in JSONB. */
    @Test
    void constructorsOfDataClassesAreNotCalledForArrays() {
        byte[] document = JSONB.toBytes(new CustomData("name", 1), JSONWriter.Feature.BeanToArray);
        JSONException thrown = assertThrows(
                JSONException.class,
                () -> JSONB.parseObject(document, CustomData.class, JSONReader.Feature.SupportArrayToBean));
        assertEquals("create instance error, class dev.piculet.lab.payload.ab.CustomData", thrown.getMessage());
    }

    /** The reason for a writer of our own in {@link FastjsonBinding#serialize}. */
    @Test
    void fieldBasedIsWithoutEffectInAContextForBytes() {
        JSONWriter.Context byField = new JSONWriter.Context(JSONWriter.Feature.FieldBased);
        JavaRequest request = new JavaRequest();
        request.setPromotion(true);
        assertEquals("{\"credit\":0,\"debit\":0,\"isPromotion\":true}", JSON.toJSONString(request, byField));
        assertEquals(
                "{\"credit\":0,\"debit\":0,\"promotion\":true}",
                new String(JSON.toJSONBytes(request, StandardCharsets.UTF_8, byField), StandardCharsets.UTF_8));
    }

    /** The reason for files by way of byte arrays in {@link JsonbBinding}. */
    @Test
    void beanToArrayIsWithoutEffectOnTheRootWrittenToAStream() {
        CustomData value = new CustomData("name", 1);
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        JSONB.writeTo(stream, value, JSONWriter.Feature.BeanToArray);
        assertEquals(7, JSONB.toBytes(value, JSONWriter.Feature.BeanToArray).length);
        assertEquals(21, stream.size());
    }
}
