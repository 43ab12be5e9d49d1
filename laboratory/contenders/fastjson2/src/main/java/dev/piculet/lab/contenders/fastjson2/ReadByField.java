package dev.piculet.lab.contenders.fastjson2;

import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.annotation.JSONType;
import kotlin.Metadata;

/**
 * Mixed into a Kotlin class, makes fastjson2 read it by its fields. The same feature in a context is without effect on
 * Kotlin classes, which are then read by a constructor and setters, even where only the getters' names fit the members.
 */
@JSONType(deserializeFeatures = JSONReader.Feature.FieldBased)
interface ReadByField {
    static boolean isKotlin(Class<?> type) {
        return type.isAnnotationPresent(Metadata.class);
    }
}
